/** Detects HTML by its first bytes, for bodies whose headers are missing or wrong. */

/** Beginnings of files that servers send as text/html by mistake. */
const binarySignatures: readonly string[] = [
  '%PDF-',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  'PK\x03\x04',
  '\x1f\x8b',
  'RIFF',
];

/**
 * True when the bytes may be HTML. With a declared type everything but known binary files counts; without one, only a
 * body that begins with a tag of the WHATWG MIME sniffing table.
 */
export function looksLikeHtml(bytes: Uint8Array, contentType: string | null): boolean {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (binarySignatures.some((signature) => start.startsWith(signature))) return false;
  if (contentType !== null && contentType.trim() !== '') return true;
  // Without NULs UTF-16 reads like ASCII.
  const text = start.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '');
  return /^\s*<(!doctype html|html|head|body|title|meta|script|style|!--|h1|div|p|a|br|table|iframe|font|b)[\s>-]/i.test(
    text,
  );
}
