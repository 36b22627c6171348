import { expect, test } from 'vitest';
import { findScatteredDefaults } from './find-scattered-defaults.ts';
import { parseSource } from './parse-source.ts';

const find = (text: string, file = 'src/features/search/a.ts') =>
  findScatteredDefaults(parseSource(file, text));

test.each([
  'const HOTELS_AT_ONCE = 100;',
  'export const mostRows = 12;',
  'const callTimeoutMs = 8 * 1_000;',
  '/** Kilometres around it. */\nconst reach = 150;',
  'const limits = { fields: policy.fields, headerPairs: 20 } as const;',
])('a policy outside the page of defaults is a fault: %s', (text) => {
  const name = /const (\w+)/.exec(text)?.[1];
  expect(find(text)).toEqual([
    `src/features/search/a.ts:${text.split('\n').length}: ${name} is decided here; src/defaults.ts has what the shop decides`,
  ]);
});

test('the length of a day is written once', () => {
  const fault = 'take the length of a day or an hour from domain/time/time-units.ts';
  expect(find('f(days * 86_400_000);\nf(hours * 3_600_000);\n// 86_400_000\nf(24 * 60 * 60 * 7);')).toEqual([
    `src/features/search/a.ts:1: ${fault}`,
    `src/features/search/a.ts:2: ${fault}`,
    `src/features/search/a.ts:4: ${fault}`,
  ]);
});

test.each([
  ['const radius = 12;', 'src/features/search/a.ts'],
  ['const mostStops = 1;', 'src/features/search/a.ts'],
  ['const limits = searchLimits;', 'src/features/search/a.ts'],
  ['const f = () => {\n  const most = 12;\n};', 'src/features/search/a.ts'],
  ['/** Every five seconds (MOD-029). */\nexport const AUTOPLAY_MS = 5000;', 'src/content-modules/a.ts'],
  ['export const pageTimings = { delayMs: 5_000 };', 'src/defaults.ts'],
  ['const MOST_PAGES = 65_536;', 'src/offer-index/memory/memory.ts'],
  ['const maxAnswerBytes = 4_096;', 'src/ports/virus-scan/clamd/a.ts'],
  ['const most = 12;', 'src/features/search/a.test.ts'],
  ['const most = 12;', 'scripts/a.ts'],
])('everything else is none: %j in %s', (text, file) => {
  expect(find(text, file)).toEqual([]);
});
