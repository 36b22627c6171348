import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createConsoleProgress } from '../src/main/start-progress.ts';
import { compressFiles } from './compress-files.ts';
import { joinStyles } from './join-styles.ts';

const projectDir = dirname(import.meta.dirname);
const mainBuild = join(projectDir, 'dist');

/** Inputs of the build, patterns; a change of them requires a new build, of tests among them none. */
export const buildInputs = [
  'src/**/*',
  'public/**/*',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'scripts/{build,compress-files,group-chunks,join-styles,server-stays-on-the-server,split-texts}.ts',
];

/** Builds the browser's files and the server into `dist` unless they are up to date; rejects when a build fails. */
export async function buildWhatChanged(): Promise<void> {
  await buildInto(mainBuild, hashSources());
}

/**
 * Builds them into a folder of their own, while a shop serves from another one; rejects when a build fails.
 * @returns the folder, absolute; the same one for the same sources
 */
export async function buildNextToOthers(): Promise<string> {
  const fingerprint = hashSources();
  const folder = join(mainBuild, 'published', fingerprint.slice(0, 12));
  await buildInto(folder, fingerprint);
  return folder;
}

async function buildInto(folder: string, fingerprint: string): Promise<void> {
  const stampFile = join(folder, '.built-from');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return;
  rmSync(stampFile, { force: true });
  const progress = createConsoleProgress(true);
  progress.begin('Building the site');
  const server = ['build', '--ssr', 'src/main/main.server.ts', '--outDir', join(folder, 'server')];
  try {
    await Promise.all([buildClient(join(folder, 'client')), runVite(server)]);
  } catch (error) {
    progress.interrupt();
    throw error;
  }
  progress.finish();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

/**
 * One after the other, since the editors' app is put next to the shop's files, and the server is built at the same
 * time.
 */
async function buildClient(clientFolder: string): Promise<void> {
  await runVite(['build', '--outDir', clientFolder]);
  await runVite(['build', '--mode', 'editor', '--outDir', clientFolder]);
  joinStyles(clientFolder);
  await compressFiles(join(clientFolder, 'assets'));
}

function hashSources(): string {
  const files = globSync(buildInputs, { cwd: projectDir, withFileTypes: true })
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

const running = new Set<ChildProcess>();

// Stop the builds together with this process; otherwise they continue to write.
function stopBuilds(): void {
  for (const child of running) child.kill();
  process.exit(1);
}

/** Runs a build silently. @throws with everything that it printed where it fails, which ends the other one, too */
function runVite(args: string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(projectDir, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'],
    { cwd: projectDir, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (running.size === 0) process.once('SIGTERM', stopBuilds);
  running.add(child);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(String(data)));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      running.delete(child);
      if (running.size === 0) process.off('SIGTERM', stopBuilds);
      if (code === 0) return resolve();
      for (const other of running) other.kill();
      reject(new Error(`vite ${args.join(' ')} ended with code ${code}:\n${printed.join('')}`));
    });
  });
}

if (import.meta.main) await buildWhatChanged();
