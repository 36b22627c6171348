import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGlossaryFaults } from './find-glossary-faults.ts';

const table = (head: string, ...terms: string[]) =>
  [`| ${head} | Meaning |`, '| --- | --- |', ...terms.map((term) => `| ${term} | x |`)].join('\n');

test('a term behind one that follows it is a fault', () => {
  expect(findGlossaryFaults(table('Term', 'adult', 'incident', '`brand`'))).toEqual([
    "GLOSSARY.md:5: 'brand' belongs before 'incident'",
  ]);
});

test('a term that is there twice is a fault', () => {
  expect(findGlossaryFaults(table('Term', 'adult', 'Adult'))).toEqual([
    "GLOSSARY.md:4: 'adult' is there twice",
  ]);
});

test('a table that follows itself without a gap is a fault', () => {
  const terms = table('Term', 'adult', 'brand');
  expect(findGlossaryFaults(`${terms}\n${terms}`)).toEqual([
    "GLOSSARY.md:7: 'adult' is there twice",
    "GLOSSARY.md:8: 'brand' is there twice",
  ]);
});

test('each table has an order of its own, and capitals and marks count for nothing', () => {
  const glossary = [table('Term', 'port', 'URL'), '', table('Use', 'booking', '`Coupon`')].join('\n');
  expect(findGlossaryFaults(glossary)).toEqual([]);
});

test('private words are grouped by what they were used for', () => {
  expect(findGlossaryFaults(table('Not', 'paper', 'desk'))).toEqual([]);
});

test('the glossary is in order', () => {
  expect(findGlossaryFaults(readFileSync('GLOSSARY.md', 'utf8'))).toEqual([]);
});
