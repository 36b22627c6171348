import { expect, test } from 'vitest';
import { parseSource } from '../parse-source.ts';
import { findCommentFaults } from './find-comment-faults.ts';

const files = ['src/server/http-error.ts', 'docs/adr/0001-routes.md', 'biome.json'];
const errors = parseSource('src/server/http-error.ts', 'export class HttpError extends Error {}');
const find = (comment: string) =>
  findCommentFaults([errors, parseSource('src/a.ts', `\n${comment}\nexport const a = 1;`)], files);

test.each([
  ['/** Finds it. @throws Refusal 404 */', 'class Refusal'],
  ['/**\n * Finds it. @throws\n * Refusal 404\n */', 'class Refusal'],
  ['/** @throws {Refusal} */', 'class Refusal'],
  ['// See `acts.ts`.', 'file acts.ts'],
  ['/** The rules of `site/http-error.ts` */', 'file site/http-error.ts'],
  ['// docs/adr/0002-routes.md says why.', 'file docs/adr/0002-routes.md'],
])('a comment that names what does not exist is a fault: %j', (comment, what) => {
  expect(find(comment)).toEqual([`src/a.ts:2: the comment names the ${what}, which does not exist`]);
});

test.each([
  '/** @throws HttpError 404 */',
  '/** @throws RangeError for others */',
  '/** @throws where it cannot be loaded */',
  '// See `http-error.ts`, server/http-error.ts and src/server/http-error.ts.',
  '// docs/adr/0001-routes.md says why.',
  '// Every `*.test.ts`, `<name>.server.ts` and `.ts` of a folder, and node.js.',
  "export const file = 'acts.ts';",
])('a comment that names what exists, or nothing, is none: %j', (comment) => {
  expect(find(comment)).toEqual([]);
});

test('documentation that another one follows on the next line has lost what it documents', () => {
  const orphan = 'src/a.ts:2: the comment documents nothing, another one follows';
  expect(find('/** Adds. */\n/** Finds. */')).toEqual([orphan]);
  expect(find('/** Adds. */\n// Not yet.')).toEqual([]);
  expect(find('/** All about numbers. */\n\n/** Adds. */')).toEqual([]);
  expect(find('/** Adds. */\nexport const b = 2;\n/** Finds. */')).toEqual([]);
});
