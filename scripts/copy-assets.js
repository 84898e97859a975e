/** Copies style sheets, browser scripts, icons and example code of `src` to their places in `dist`: tsc copies none. */
import { cpSync, statSync } from 'node:fs';

cpSync('src', 'dist', {
  recursive: true,
  filter: (path) =>
    statSync(path).isDirectory() ||
    /\.(?:css|js|svg)$|verify-webhook\/[\w-]+\.(?:mjs|py|sh|json)$/.test(path),
});
