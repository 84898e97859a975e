import { readFile, stat } from 'node:fs/promises';
import { sitemapBytesMax } from '../../service/web/fetch-sitemap.ts';
import type { BytesReading } from '../../service/web/read-sitemap.ts';

/** The bytes of a sitemap in a file. */
export async function readSitemapFile(file: string): Promise<BytesReading> {
  try {
    if ((await stat(file)).size > sitemapBytesMax) return { problem: 'Larger than 50 MiB.' };
    return { bytes: await readFile(file) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { problem: code === 'ENOENT' ? 'No such file.' : `Cannot be read (${code}).` };
  }
}
