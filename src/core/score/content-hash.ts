import { createHash } from 'node:crypto';

/** SHA-256 of the scored text: title, description and main content. */
export function contentHash(title: string | null, description: string | null, text: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([title, description, text]))
    .digest('hex');
  return `sha256:${digest}`;
}
