import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { groupChunks } from './scripts/group-chunks.ts';
import { serverStaysOnTheServer } from './scripts/server-stays-on-the-server.ts';
import { splitTexts } from './scripts/split-texts.ts';

/** Of browser and server alike: pages name pictures by their files. */
const assetNames = { hashCharacters: 'hex', assetFileNames: 'assets/[name]-[hash:6][extname]' } as const;

const shopBuild: BuildEnvironmentOptions = {
  emptyOutDir: true,
  manifest: true,
  // Two per cent less on the wire than by the bundler alone, for some seconds of a build.
  minify: 'terser',
  terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true, keep_fargs: false } },
  rolldownOptions: {
    // The boot script reads a number of src/defaults.ts and must not load the chunk that holds the page. Three passes fold `30 * day`.
    optimization: { inlineConst: { mode: 'all', pass: 3 } },
    input: [
      'src/app/boot.ts',
      'src/features/staff/office.client.ts',
      'src/design/design.css',
      ...listBrandThemes(),
    ],
    output: {
      codeSplitting: groupChunks(import.meta.dirname),
      // The script contains hundreds of names, whose random part does not compress: 28 bits suffice to distinguish
      // versions.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      ...assetNames,
    },
  },
};

const editorBuild: BuildEnvironmentOptions = {
  emptyOutDir: false,
  manifest: '.vite/editor-manifest.json',
  rolldownOptions: { input: ['src/editor/editor.client.tsx'] },
};

/**
 * One configuration for the browser's build, the editors' app's (`--mode editor`), the server's (`--ssr`), the development server and
 * the tests. The editors' app is built apart: what it shares with the shop would cost every visitor.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    serverStaysOnTheServer(),
    react(),
    splitTexts(),
    ...(isSsrBuild ? programs.map(serverProgram) : []),
  ],
  publicDir: false,
  // Its only entry lists all 1,700 icons: loaded as a package they take 27 MB of the server, in the build those that are shown.
  ...(isSsrBuild ? { ssr: { noExternal: ['lucide-react'] } } : {}),
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          emptyOutDir: true,
          ssr: 'src/main/main.server.ts',
          rolldownOptions: {
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: 'chunks/[name]-[hash].js',
              ...assetNames,
            },
          },
        }
      : { outDir: 'dist/client', ...(mode === 'editor' ? editorBuild : shopBuild) }),
  },
}));

/** Threads, and what runs in a process of its own, are separate programs next to the server; `main` names their files. */
const programs = [
  { source: 'src/demo/painter/paint-worker.server.ts', fileName: 'paint-worker.js' },
  { source: 'src/offer-index/offer-thread.server.ts', fileName: 'offer-thread.js' },
  { source: 'src/site/documents/pdf-worker-thread.server.ts', fileName: 'pdf-worker-thread.js' },
  { source: 'src/main/seeds/fill-content-program.server.ts', fileName: 'fill-content.js' },
  { source: 'src/main/shards/shard-program.server.ts', fileName: 'shard.js' },
];

function serverProgram({ source, fileName }: (typeof programs)[number]): Plugin {
  return {
    name: `program:${fileName}`,
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
