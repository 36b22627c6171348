import { dirname, posix } from 'node:path';

interface Readme {
  readonly path: string;
  readonly text: string;
}

/**
 * Paths in backticks of a folder's README that do not exist, and folders next to it that it does not name: what a reader
 * expects there is gone, or not found.
 *
 * A file may be named by the end of its path. A folder is below the README, below a folder that the README names in full, or
 * named from the root or from `src`. A placeholder `<vendor>` and a star match any name.
 * @param files paths of all files of the project
 */
export function findReadmeFaults({ path, text }: Readme, files: readonly string[]): string[] {
  const folder = dirname(path);
  const folders = new Set(files.flatMap(listFolders));
  const terms = [...text.matchAll(/`([^`\s]+)`/g)].map(([, term = '']) => term);
  const named = terms.map((term) => term.replace(/\/$/, '')).filter((term) => folders.has(term));
  const bases = [...new Set([folder, ...named])];
  const isThere = (term: string) =>
    isFile(term) ? matches(files, [`**/${term}`]) : matches(folders, toFolderPatterns(term, folder, bases));
  const parts = new Set([...terms, ...listLinks(text)].flatMap((term) => term.split('/')));
  return [
    ...[...new Set(terms)]
      .filter((term) => isPath(term) && !isThere(toPattern(term)))
      .map((term) => `${path}: there is no ${term}`),
    ...[...folders]
      .filter((each) => dirname(each) === folder && !parts.has(posix.basename(each)))
      .sort()
      .map((each) => `${path}: does not name ${posix.basename(each)}/`),
  ];
}

const isFile = (term: string) => /\.(?:tsx?|css|json|js|md|sql)$/.test(term);

/** A folder has its slash, or is named from the root or `src`: `and/or` is neither. */
const isPath = (term: string) =>
  /^[\w.<*][\w.<>*/-]*$/.test(term) && (isFile(term) || /\/$|^(?:src|docs|tests|scripts)\//.test(term));

const toPattern = (term: string) => term.replace(/\/$/, '').replace(/<[^>]+>/g, '*');

/** The folders that a file is in, the outermost first. */
function listFolders(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

const listLinks = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);

function toFolderPatterns(term: string, folder: string, bases: readonly string[]): string[] {
  const below = bases.map((base) => posix.join(base, term));
  return [term, `src/${term}`, `${folder}/**/${term}`, ...below];
}

/** In a pattern `**` is any folders, `*` any part of a name. */
function matches(paths: Iterable<string>, patterns: readonly string[]): boolean {
  const expressions = patterns.map((pattern) =>
    pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .split('**/')
      .map((part) => part.replaceAll('*', '[^/]*'))
      .join('(?:.+/)?'),
  );
  const wanted = new RegExp(`^(?:${expressions.join('|')})$`);
  return [...paths].some((path) => wanted.test(path));
}
