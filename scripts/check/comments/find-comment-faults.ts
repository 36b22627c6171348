import { type ESTree, Visitor } from 'vite';
import { formatPlace, type ParsedSource } from '../parse-source.ts';

const thrown = /@throws[\s*]+\{?(?<name>[A-Z]\w*)/g;
/** A file or the end of its path; not a pattern such as `*.ts`, `<name>.ts` or the `.ts` of any file. */
const mentioned =
  /(?<![\w.*<>$}/-])(?<file>(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|cjs|css|sql|md|po))(?![\w/-])/g;

/**
 * Comments that name what does not exist, an error class after `@throws` or a file, and documentation that has lost what it documents: another one
 * follows on the next line. A blank line sets what describes a whole file apart.
 * @param files paths of all files of the repository
 */
export function findCommentFaults(sources: readonly ParsedSource[], files: readonly string[]): string[] {
  const classes = new Set(sources.flatMap(listClasses));
  const ends = new Set(files.flatMap(listEnds));
  return sources.flatMap((source) => [
    ...findOrphans(source),
    ...source.comments.flatMap(({ value, start }) => {
      const errors = [...value.matchAll(thrown)].map((match) => match.groups?.name ?? '');
      const names = [...value.matchAll(mentioned)].map((match) => match.groups?.file ?? '');
      return [
        ...errors
          .filter((name) => !classes.has(name) && !(name in globalThis))
          .map((name) => `class ${name}`),
        ...names.filter((name) => !ends.has(name)).map((name) => `file ${name}`),
      ].map((what) => `${formatPlace(source, start)}: the comment names the ${what}, which does not exist`);
    }),
  ]);
}

function findOrphans(source: ParsedSource): string[] {
  return source.comments.flatMap(({ value, start, end }, at) => {
    const next = source.comments[at + 1];
    if (next === undefined || !value.startsWith('*') || !next.value.startsWith('*')) return [];
    return /^\r?\n? *$/.test(source.text.slice(end, next.start))
      ? [`${formatPlace(source, start)}: the comment documents nothing, another one follows`]
      : [];
  });
}

function listClasses({ text, program }: ParsedSource): string[] {
  const names: string[] = [];
  const collect = ({ id }: ESTree.Class) => {
    if (id !== null) names.push(id.name);
  };
  if (text.includes('class ')) new Visitor({ ClassDeclaration: collect }).visit(program);
  return names;
}

/** The path, and the path without its first folder, without its first two, and so on to the name alone. */
function listEnds(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}
