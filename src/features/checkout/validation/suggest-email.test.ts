import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['Ada.Lovelace@gmaill.com', 'Ada.Lovelace@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@hotmial.de', 'ada@hotmail.de'],
  ['ada@t-onlin.de', 'ada@t-online.de'],
  [' ada@outlok.com ', 'ada@outlook.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@gmx.de',
  'ada@web.de',
  'ada@firma.example',
  'ada@hotmail.be',
  'ada@wcb.de',
  'ada',
  'ada@',
  '',
])('%j is left as it is', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
