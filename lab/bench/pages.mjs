import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedPage } from './generated-page.mjs';

const realPages = fileURLToPath(new URL('../../../shared/data/pages/', import.meta.url));
const generatedSizes = [5, 20, 50, 100, 200, 500, 1_000, 2_000];

/**
 * The pages to measure: those of `folder`, of a collection beside the project, or generated ones. Each is { name, html,
 * bytes }, smallest first. Third-party pages are numbered, so that the document names no site.
 */
export function loadPages(folder = existsSync(realPages) ? realPages : undefined) {
  const pages =
    folder === undefined
      ? generatedSizes.map((kb) => ({ name: `generated ${String(kb)} kB`, html: generatedPage(kb * 1000) }))
      : readdirSync(folder)
          .filter((file) => file.endsWith('.html'))
          .map((file) => ({ name: file, html: readFileSync(`${folder}/${file}`, 'utf8') }));
  return pages
    .map((page) => ({ ...page, bytes: Buffer.byteLength(page.html) }))
    .sort((one, other) => one.bytes - other.bytes)
    .map((page, index) => ({
      ...page,
      name: folder === undefined ? page.name : `page ${String(index + 1)}`,
    }));
}
