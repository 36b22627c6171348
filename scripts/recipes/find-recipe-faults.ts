import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routes } from '../../src/routes.ts';
import type { Recipe } from './read-recipes.ts';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * What a recipe names and the project does not have: files, commands, their options, addresses, and names that no file of the
 * recipe contains. One sentence each.
 * @param examples names that the recipe invents for its example; one that exists by now is a fault, too
 */
export function findRecipeFaults({ text, terms }: Recipe, examples: readonly string[] = []): string[] {
  const faults = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
    .filter(([, target = '']) => !existsSync(target))
    .map(([, target]) => `the link ${target} leads nowhere`);
  const named: string[] = [];
  const names: string[] = [];
  for (const term of terms) {
    if (isCommand(term)) faults.push(...findCommandFaults(term));
    else if (term.startsWith('/')) faults.push(...(isAddress(term) ? [] : [`no route has the path ${term}`]));
    else if (isPath(term)) {
      const found = findPaths(term, named);
      if (found.length === 0) faults.push(`there is no ${term}`);
      named.push(...found);
    } else names.push(term);
  }
  const code = named.flatMap(listFiles).map((file) => readFileSync(file, 'utf8'));
  for (const name of names) {
    const isFound = code.some((file) => contains(file, name));
    if (isFound && examples.includes(name)) faults.push(`the example ${name} exists by now`);
    if (!isFound && !examples.includes(name)) faults.push(`no file that the recipe names contains ${name}`);
  }
  return faults;
}

const isCommand = (term: string) => /^(npm|npx|node) /.test(term);

const isPath = (term: string) =>
  /^[\w.<>*@-]+(\/[\w.<>*-]*)+$/.test(term) || /^\.?[\w.<>*-]+\.(ts|tsx|css|svg|po|md|example)$/.test(term);

const isAddress = (term: string) =>
  Object.values(routes).some(({ paths }) => (paths as readonly string[]).includes(term));

/** A file's own placeholder, `<vendor>`, matches any name: one file like it has to exist. */
function findPaths(term: string, before: readonly string[]): string[] {
  const pattern = term.replace(/\/$/, '').replace(/<[^>]+>/g, '*');
  // A file without its folder lies next to one named before, or below a folder named before.
  const folders = before.flatMap((path) => (statSync(path).isDirectory() ? [path] : [dirname(path)]));
  for (const folder of ['.', ...folders.reverse()]) {
    const found = globSync(join(folder, pattern));
    if (found.length > 0) return found;
  }
  return [];
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return globSync(join(path, '**/*.{ts,tsx,css,sql}'));
}

/** Of `isInteractive()` the name, of `module.<type>` what precedes the placeholder. */
function contains(code: string, name: string): boolean {
  const text = name.replace(/\(\)$/, '').replace(/<.*$/, '').replaceAll('…', '');
  const start = /^\w/.test(text) && !name.startsWith('…') ? '\\b' : '';
  const end = /\w$/.test(text) ? '\\b' : '';
  return new RegExp(`${start}${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${end}`).test(code);
}

function findCommandFaults(command: string): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const [tool = '', ...words] = command.split(' ');
  if (tool === 'npx') {
    const [program = '', ...args] = words;
    const paths = args.filter((arg) => isPath(arg));
    return [
      ...(existsSync(join('node_modules/.bin', program)) ? [] : [`no package has the program ${program}`]),
      ...paths.filter((path) => !existsSync(path)).map((path) => `there is no ${path}`),
    ];
  }
  const name = words[0] === 'run' ? words[1] : words[0];
  const script = tool === 'npm' ? scripts[name ?? ''] : command;
  if (script === undefined) return [`package.json has no script ${name}`];
  const [file] = /(?:scripts|bench)\/[\w/-]+\.ts/.exec(script) ?? [];
  if (file === undefined || !existsSync(file)) return [`${command} runs no file of scripts or bench`];
  const options = words.filter((word) => /^--\w/.test(word)).map((word) => word.slice(2));
  const source = readFileSync(file, 'utf8');
  return options
    .filter((option) => !source.includes(option))
    .map((option) => `${file} has no option ${option}`);
}
