import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groupChunks } from './scripts/group-chunks.ts';
import { serverStaysOnTheServer } from './scripts/server-stays-on-the-server.ts';
import { splitTexts } from './scripts/split-texts.ts';

/** One configuration for the browser's build, the server's build (`--ssr`), the development server and the tests. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    serverStaysOnTheServer(),
    react(),
    splitTexts(),
    ...(isSsrBuild ? threads.map(threadProgram) : []),
  ],
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          ssr: 'src/server/main.server.ts',
          rolldownOptions: {
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: [
              'src/app/boot.ts',
              'src/editor/editor.client.tsx',
              'src/features/staff/passkeys.client.ts',
              'src/design/design.css',
              ...listBrandThemes(),
            ],
            output: { codeSplitting: groupChunks(import.meta.dirname) },
          },
        }),
  },
}));

/** Threads are programs of their own beside the server; `wiring.server.ts` names their files. */
const threads = [
  { source: 'src/ports/images/paint-worker.server.ts', fileName: 'paint-worker.js' },
  { source: 'src/offer-index/offer-thread.server.ts', fileName: 'offer-thread.js' },
  { source: 'src/features/booking/papers/paper-thread.server.ts', fileName: 'paper-thread.js' },
];

function threadProgram({ source, fileName }: (typeof threads)[number]): Plugin {
  return {
    name: `thread:${fileName}`,
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName });
    },
  };
}

/** Each brand folder's stylesheet is a file of its own: a visitor loads one of them. */
function listBrandThemes(): string[] {
  return readdirSync('src/brands', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `src/brands/${entry.name}/theme.css`);
}
