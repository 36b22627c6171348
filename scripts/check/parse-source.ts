import { type ESTree, parseSync } from 'vite';

/** A source file with its syntax tree and comments, parsed once for all checks. */
export interface ParsedSource {
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
  /** Without the marks that begin and end a comment; `start` and `end` are its place in the text. */
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[];
}

/** @throws SyntaxError when the file cannot be parsed */
export function parseSource(path: string, text: string): ParsedSource {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  return { path, text, program, comments };
}

/** Where something is, as editors open it: the path, a colon and the line from 1. */
export function formatPlace({ path, text }: ParsedSource, start: number): string {
  return `${path}:${text.slice(0, start).split('\n').length}`;
}
