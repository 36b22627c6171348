import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { findTitledCalls } from './titled-calls.ts';

/** A requirement id in square brackets in the title of a test: `[SHELL-014]`, `[SHELL-014, checkout X-003]`. */
export type Citation = Readonly<{
  id: string;
  file: string;
  line: number;
  /** `group` for the title of a `describe` or a step, which proves nothing by itself. */
  at: 'test' | 'group';
  isSkipped: boolean;
  hasAssertion: boolean;
}>;

const TEST_FILES = ['{src,scripts}/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec,tour}.{ts,tsx}'];
const LOOKS_LIKE_ID = /^(?:[a-z]+ )?[A-Z]+-\d/;

/** The trace's own tests contain titles that only look like citations. */
const OWN_FIXTURES = 'scripts/trace/**';

/** Every citation of the test files under `src`, `scripts` and `tests`. */
export function readCitations(root: string): Citation[] {
  return globSync(TEST_FILES, { cwd: root, exclude: [OWN_FIXTURES] })
    .toSorted()
    .flatMap((file) => parseCitations(readFileSync(path.join(root, file), 'utf8'), file));
}

/** @throws SyntaxError when the file cannot be parsed */
export function parseCitations(source: string, file: string): Citation[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  return findTitledCalls(program).flatMap(({ title, start, ...call }) =>
    findCitedIds(title).map((id) => ({ id, file, line: source.slice(0, start).split('\n').length, ...call })),
  );
}

/** Ids in the brackets of a title; brackets with anything else, such as `[a, b]`, cite nothing. */
function findCitedIds(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => {
    const entries = inside.split(',').map((entry) => entry.trim());
    return entries.some((entry) => LOOKS_LIKE_ID.test(entry)) ? entries : [];
  });
}
