import { expect, test } from 'vitest';
import { findPrivateWords, parsePrivateWords } from './find-private-words.ts';
import { parseSource } from './parse-source.ts';

const glossary = `## Easily confused

| Use   | Not     |
| ----- | ------- |
| hotel | \`inn\` |

## Private words that are not used

| Not                    | But              |
| ---------------------- | ---------------- |
| \`reckon\`, write      | calculate        |
| \`tick field\`, \`kiln\` | checkbox field |
`;
const words = parsePrivateWords(glossary);
const find = (text: string, path = 'src/a.tsx') => findPrivateWords(parseSource(path, text), words);

test('the words in backticks in the last table are checked', () => {
  expect(words).toEqual([
    { word: 'reckon', instead: 'calculate' },
    { word: 'tick field', instead: 'checkbox field' },
    { word: 'kiln', instead: 'checkbox field' },
  ]);
});

test('a glossary without such words is refused', () => {
  expect(() => parsePrivateWords('# Glossary')).toThrow('lists no private words');
});

test.each([
  ['export const reckonTotal = 1;', 'name reckonTotal'],
  ['export const a = { reckonedTotal: 1 };', 'name reckonedTotal'],
  ['export const a = (b: RECKON) => b;', 'name RECKON'],
  ['class A { #reckon = 1; }', 'name reckon'],
  ["test('the total is reckoned', () => {});", 'title'],
  ['// Reckons the total.', 'comment'],
  ['/** The shop\n * reckons. */', 'comment'],
])('a private word is a fault: %j', (text, where) => {
  const [fault, ...more] = find(text);
  expect(more).toEqual([]);
  expect(fault).toBe(`src/a.tsx:1: the ${where} says 'reckon'; write calculate`);
});

test.each(['src/tick-field.tsx', 'src/tick-fields.test.tsx'])('a file may not be called %s', (path) => {
  expect(find('', path)).toEqual([`${path}:1: the file name says 'tick field'; write checkbox field`]);
});

test('a component may not be named by two private words', () => {
  expect(find('export const a = <TickField />;')).toHaveLength(1);
});

test.each([
  'export const reckoner = 1;',
  "export const a = 'reckon';",
  '// Calls `reckon` of the vendor.',
  'export const stickField = (tick: number, field: number) => tick + field;',
  '// Inns write.',
])('other words, strings and quoted code are none: %j', (text) => {
  expect(find(text)).toEqual([]);
});
