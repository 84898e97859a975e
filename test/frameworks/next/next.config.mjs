import { fileURLToPath } from 'node:url';

export default {
  compress: process.env.COMPRESSION === 'inside',
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
};
