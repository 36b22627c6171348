import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listPackages } from './list-packages.ts';
import { traceFiles } from './trace-files.ts';

/** List of the packages in a release, in the format CycloneDX. */
export const sbomFile = 'sbom.cdx.json';

/**
 * Copies a built project into an empty folder, with the packages of the server and without those that only build or test it, nor
 * Node and PostgreSQL, which the machine has.
 * @param projectDir with a build and all packages
 * @param folder is made where it is missing
 * @returns number of files
 * @throws Error where the folder has something in it
 */
export async function writeRelease(projectDir: string, folder: string): Promise<number> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`The folder ${folder} is not empty: name another one`);
  const files = [...(await traceFiles(projectDir)), 'LICENSE', 'NOTICE'];
  for (const file of files.filter((path) => path !== 'package.json')) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(projectDir, file), target, constants.COPYFILE_FICLONE);
  }
  const { name, version, description, license, type, engines } = readJson(join(projectDir, 'package.json'));
  writeJson(join(folder, 'package.json'), { name, version, description, license, type, engines });
  writeJson(join(folder, sbomFile), listPackages(projectDir));
  return files.length;
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
