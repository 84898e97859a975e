/** Copies style sheets, browser scripts and icons of `src` to their places in `dist`: tsc copies none of them. */
import { cpSync, statSync } from 'node:fs';

cpSync('src', 'dist', {
  recursive: true,
  filter: (path) => statSync(path).isDirectory() || /\.(?:css|js|svg)$/.test(path),
});
