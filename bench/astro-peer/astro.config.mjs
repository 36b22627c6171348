import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

/** The server is measured bare, as ours is: pages are rendered for each request, compression is asked for by the load. */
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  compressHTML: false,
  devToolbar: { enabled: false },
});
