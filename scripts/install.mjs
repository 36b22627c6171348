/**
 * Installs packages that are missing or differ from package-lock.json, among them Node 24 itself, which npm
 * then finds first on its path. Runs on any Node from 18 on, without packages. `--check` only looks and reports.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Names of the packages of the lock file that are not installed in that version, by npm's own record of what it did.
 * An optional package may be missing where it is made for another system.
 */
export function findMissingPackages(folder = projectDir) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(locked)
    .filter(([path, wanted]) => path !== '' && !wanted.link && installed[path]?.version !== wanted.version)
    .filter(
      ([path, wanted]) => !(wanted.optional && installed[path] === undefined && !isForThisSystem(wanted)),
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * A package that names its systems and this is one. What only comes along with a package for another system names none;
 * npm itself handles packages for one C library: it distinguishes glibc from musl.
 */
function isForThisSystem({ os, cpu, libc }) {
  const isSpecific = (os ?? cpu) !== undefined && libc === undefined;
  return isSpecific && allows(os, process.platform) && allows(cpu, process.arch);
}

/** npm's rule for the fields `os` and `cpu`, a name or a list of names, with `!` for "all but". */
function allows(names, value) {
  if (names === undefined) return true;
  const list = [names].flat();
  const refused = list.filter((entry) => entry.startsWith('!'));
  return refused.length > 0 ? !refused.includes(`!${value}`) : list.includes(value);
}

/**
 * `npm install --no-save` takes every version from the lock file without changing it. `npm ci` would do, but refuses a
 * lock file that lacks optional packages for other systems, as one made with a partial registry does; so what it
 * promises is checked afterwards instead.
 */
function install(missing) {
  console.log(`Installing ${missing.length} packages, this takes a minute …`);
  // Requests one package first: without a registry npm would try hundreds before it fails.
  if (runNpm(['view', missing[0], 'name'], 'ignore') !== 0)
    stop(describeFailure('npm cannot reach its registry'));
  const status = runNpm(['install', '--no-save', '--include=dev', '--include=optional'], 'inherit');
  const left = findMissingPackages();
  if (left.length > 0) stop(describeFailure(`${left.slice(0, 3).join(', ')} could not be installed`));
  if (status !== 0) stop(describeFailure('npm ended with an error'));
}

/** Runs npm and returns its exit code; uses the npm that runs this script, if there is one. */
function runNpm(args, stdio) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const retryOptions = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...retryOptions];
  return spawnSync(command, [...first, ...args, ...options], { cwd: projectDir, stdio }).status;
}

function describeFailure(reason) {
  return `The packages are not installed (${reason}): check the network and "npm config get registry", then start again.`;
}

/** Node 24 comes as a package for Linux and for macOS on ARM; elsewhere the machine's own must be recent enough. */
function requireNode() {
  const hasOwnNode = existsSync(join(projectDir, 'node_modules/.bin/node'));
  if (hasOwnNode || Number.parseInt(process.versions.node, 10) >= 24) return;
  stop(
    `There is no Node package for ${process.platform}-${process.arch} and this is Node ${process.versions.node}: install Node 24.`,
  );
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function main() {
  const missing = findMissingPackages();
  if (process.argv.includes('--check')) {
    if (missing.length > 0)
      stop(`Packages are missing or old (${missing.slice(0, 3).join(', ')} …): run "npm install --no-save".`);
  } else if (missing.length > 0) {
    install(missing);
  }
  requireNode();
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
