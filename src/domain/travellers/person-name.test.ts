import { expect, test } from 'vitest';
import { isAccountHolder, isPersonName, tidyName } from './person-name.ts';

test.each([
  'Łukasz-José',
  'O’Neill',
  "D'Angelo",
  '’t Hooft',
  'J. R. R.',
  'Müller Lüdenscheidt',
  'Nguyễn',
  'u\u0308ber',
  'Gal·la',
  '田中',
  'Ελένη',
  'Мар’яна',
  'أحمد',
  'שָׂרָה',
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each([
  ['a link', 'http://evil.tk/x'],
  ['a formula', '=HYPERLINK("x")'],
  ['a formula that begins with a plus', '+Anna'],
  ['a formula that begins with a minus', '-Anna'],
  ['a formula that begins with an at', '@Anna'],
  ['a direction mark', 'Anna\u202eannA'],
  ['an isolate', 'Anna\u2066'],
  ['a zero-width blank', 'An\u200bna'],
  ['an invisible letter', 'An\u3164na'],
  ['only an invisible letter', '\u3164\u3164'],
  ['markup', '<b>Anna'],
  ['a line break', 'Anna\nBerg'],
  ['a control character', 'Anna\u0007'],
  ['a digit', 'Anna2'],
  ['a picture', 'Anna 😀'],
  ['only a mark', '\u0301a'],
  ['only a dot', '.'],
  ['nothing', ''],
])('%s is no name', (_what, name) => {
  expect(isPersonName(name)).toBe(false);
});

test.each([
  ['  Anna \t Maria ', 'Anna Maria'],
  ['D´Angelo', 'D’Angelo'],
  ['Anna–Lena', 'Anna-Lena'],
  ['evil.tk', 'evil. tk'],
  ['J.R.', 'J. R.'],
  ['St. John', 'St. John'],
])('%j becomes %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name);
  expect(tidyName(name)).toBe(name);
});

test.each([
  'Anna Muster',
  'Muster & Söhne 24 GmbH',
  'Nørgaard A/S (Århus), 1. Filial',
  'Dr. Berg & Co. A/S',
  'Anna/Bernd Muster',
  'Anna Muster c/o Berg',
  '1. FC Beispiel + Freunde e. V.',
  '’t Hooft 2 B. V.',
])('%s is an account holder', (name) => {
  expect(tidyName(name)).toBe(name);
  expect(isAccountHolder(name)).toBe(true);
});

test.each([
  ['a link', 'http://evil.tk/x'],
  ['a link without its scheme', 'www.evil.tk/x'],
  ['a short link', 't.co/x'],
  ['a link to a number', '1.1.1.1/x'],
  ['a formula', '=Anna'],
  ['a formula that begins with a plus', '+Anna'],
  ['a path', '/Anna'],
  ['an address', 'anna@evil.tk'],
  ['a direction mark', 'Anna\u202e2'],
  ['an invisible letter', 'Anna\u3164 2'],
  ['a picture', 'Anna 😀'],
  ['nothing', ''],
])('%s is no account holder', (_what, name) => {
  expect(isAccountHolder(tidyName(name))).toBe(false);
});
