import { expect, test } from 'vitest';
import { parseSource } from '../parse-source.ts';
import { findDefaultFaults } from './find-default-faults.ts';

const path = 'src/defaults.ts';

test('a default has a comment right above it, whatever its neighbours have', () => {
  const text = [
    'const second = 1_000;',
    '/** How long a page waits. */',
    'export const pageTimings = {',
    '  /** For the supplier, which needs this long. */',
    '  readTimeoutMs: 5 * second,',
    '  retryDelayMs: second,',
    '  /** For the database. */',
    '',
    '  closeTimeoutMs: second,',
    '} as const;',
  ].join('\n');
  expect(findDefaultFaults(parseSource(path, text))).toEqual([
    'src/defaults.ts:6: nothing above retryDelayMs says what it counts and why',
  ]);
});

test('a group of defaults and a single one have a comment, too', () => {
  const text = 'export const limits = {};\n\nexport const lengthMs = 3;\n';
  expect(findDefaultFaults(parseSource(path, text))).toEqual([
    'src/defaults.ts:1: nothing above limits says what it counts and why',
    'src/defaults.ts:3: nothing above lengthMs says what it counts and why',
  ]);
});

test('constants of other files may go without', () => {
  expect(findDefaultFaults(parseSource('src/url.ts', 'export const most = 3;\n'))).toEqual([]);
});
