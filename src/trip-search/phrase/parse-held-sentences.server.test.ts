import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPhraseWorld, type HeldSentence, judge } from '../../../tests/factories/phrase-world.ts';

/** Written by hand, apart from the rules that they test, and never used to write them. */
const sentences = readFileSync(new URL('held-sentences.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as HeldSentence);

const world = createPhraseWorld();
const judged = sentences.map((sentence) => judge(sentence.expect, world.understand(sentence)));

test('of the held sentences 95 in 100 are understood in every field, as said and no more', () => {
  const right = judged.filter((verdicts) => [...verdicts.values()].every((verdict) => verdict === 'right'));
  expect(right.length / sentences.length).toBeGreaterThanOrEqual(0.95);
});

test('no place and no hotel is invented', () => {
  const invented = judged.filter((verdicts) =>
    ['places', 'hotels'].some((field) => verdicts.get(field) === 'invented'),
  );
  expect(invented).toEqual([]);
});

test('a sentence is understood in less than 5 ms on average', () => {
  const start = performance.now();
  for (const sentence of sentences) world.parse(sentence);
  expect((performance.now() - start) / sentences.length).toBeLessThan(5);
});
