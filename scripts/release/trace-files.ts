import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { transformWithOxc } from 'vite';

/** Programs of a release: the built server with its threads, and the commands of an operator, which run from their sources. */
const programs = [
  'dist/server/*.js',
  'deploy/ask-health.mjs',
  'scripts/{import,staff}.ts',
  'scripts/database/*.ts',
  'scripts/ledger/ledger.ts',
];

/** Loaded by a name that only the running program knows. */
const loadedLater = ['src/brands/*/brand.ts', 'node_modules/@adyen/api-library/lib/src/index.js'];

/** Read, not loaded. Brands name the typefaces of documents by their files. */
const readFiles = [
  'dist/client/{.vite,assets}/*',
  'migrations/*.sql',
  'src/ports/map-tiles/natural-earth/world.tiles',
  'node_modules/@expo-google-fonts/*/{package.json,LICENSE*,*/*.ttf}',
];

/**
 * Lists the files of a built project that a server and an operator's commands need, their packages among them.
 * @param projectDir with a build and all packages
 * @returns paths below it, in order
 */
export async function traceFiles(projectDir: string): Promise<readonly string[]> {
  const find = (patterns: readonly string[]) => globSync(patterns, { cwd: projectDir, withFileTypes: true });
  const started = find([...programs, ...loadedLater]).map((entry) => join(entry.parentPath, entry.name));
  const { fileList } = await nodeFileTrace(started, {
    base: projectDir,
    processCwd: projectDir,
    // What is read is listed above; a name that is put together at run time would bring its whole folder.
    ignore: ['dist/client/**', 'src/demo/painter/**', '**/*.test.{ts,tsx}'],
    readFile: readScript,
  });
  const read = find(readFiles).filter((entry) => entry.isFile());
  const files = [
    ...fileList,
    ...read.map((entry) => join(entry.parentPath, entry.name).slice(projectDir.length + 1)),
  ];
  return [...new Set(files)].toSorted();
}

/** Null where there is no such file. A tracer of JavaScript reads TypeScript without its types. */
async function readScript(path: string): Promise<Buffer | string | null> {
  try {
    const content = readFileSync(path);
    if (!/\.ts$/.test(path) || path.includes('node_modules')) return content;
    return (await transformWithOxc(content.toString(), path)).code;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(code)) return null;
    throw error;
  }
}
