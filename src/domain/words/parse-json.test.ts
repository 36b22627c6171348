import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['""', ''],
])('JSON is read: %s', (text, read) => {
  expect(parseJson(text)).toEqual(read);
});

test.each(['', '{', '<html>', 'undefined'])('a text that is no JSON says nothing: %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});
