/** `npm run release -- FOLDER`: builds what changed and writes what a server needs into an empty folder, as the container image has it. */
import { dirname, resolve } from 'node:path';
import { buildWhatChanged } from '../build.ts';
import { writeRelease } from './write-release.ts';

const usage = 'Usage: npm run release -- FOLDER';
const projectDir = dirname(dirname(import.meta.dirname));
const [name = '', ...more] = process.argv.slice(2);

if (name === '' || name.startsWith('-') || more.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const folder = resolve(name);
    process.chdir(projectDir);
    await buildWhatChanged();
    console.log(`${await writeRelease(projectDir, folder)} files are in ${folder}.`);
  } catch (error) {
    console.error(`${(error as Error).message}.\n${usage}`);
    process.exitCode = 1;
  }
}
