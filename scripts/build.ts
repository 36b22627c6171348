import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { joinStyles } from './join-styles.ts';

const projectDir = dirname(import.meta.dirname);
const clientFolder = join(projectDir, 'dist/client');
const stampFile = join(projectDir, 'dist/.built-from');

/** What the build reads, tests aside; each change of it asks for a new build. */
const sources = [
  'src/**/*',
  'public/**/*',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/compress-files.ts',
  'scripts/join-styles.ts',
];

/** Builds the browser's files and the server into `dist` unless they are up to date; rejects where a build fails. */
export async function buildWhatChanged(): Promise<void> {
  const fingerprint = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return;
  rmSync(stampFile, { force: true });
  console.log('Building the site …');
  await runVite(['build']);
  await runVite(['build', '--mode', 'editor']);
  joinStyles(clientFolder);
  await compressFiles(join(clientFolder, 'assets'));
  await runVite(['build', '--ssr', 'src/main/main.server.ts']);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

function hashSources(): string {
  const files = globSync(sources, { cwd: projectDir, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file.slice(projectDir.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function runVite(args: string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(projectDir, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'],
    { cwd: projectDir, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  // Ended by itself alone, this process would leave the build running and writing.
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      process.off('SIGTERM', stop);
      if (code === 0) resolve();
      else reject(new Error(`vite ${args.join(' ')} ended with code ${code}`));
    });
  });
}

if (import.meta.main) await buildWhatChanged();
