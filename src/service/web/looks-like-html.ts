import { binaryFormat } from '../../core/document/foreign-format.ts';

/**
 * Detects HTML by its first bytes, for bodies whose headers are missing or wrong. Whether the whole is HTML the analysis
 * decides, in its process.
 */

/**
 * True when the bytes may be HTML. With a declared type everything but known binary files counts; without one, only a
 * body that begins with a tag of the WHATWG MIME sniffing table.
 */
export function looksLikeHtml(bytes: Uint8Array, contentType: string | null): boolean {
  // Without NULs UTF-16 reads like ASCII.
  const text = Buffer.from(bytes.subarray(0, 1024))
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '');
  if (binaryFormat(text) !== null) return false;
  if (contentType !== null && contentType.trim() !== '') return true;
  return /^\s*<(!doctype html|html|head|body|title|meta|script|style|!--|h1|div|p|a|br|table|iframe|font|b)[\s>-]/i.test(
    text,
  );
}
