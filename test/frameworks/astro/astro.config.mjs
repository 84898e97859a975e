import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react()],
  // Its renderer imports a module that only Vite has.
  vite: { ssr: { noExternal: ['@astrojs/react'] } },
});
