import { createHash } from 'node:crypto';

/** Changes exactly when what is scored changes: title, description and the main content. */
export function contentHash(title: string | null, description: string | null, text: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([title, description, text]))
    .digest('hex');
  return `sha256:${digest}`;
}
