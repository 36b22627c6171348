import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { PAPER_KINDS } from '../model/papers.ts';
import { RESOLUTIONS } from './staff-changes.ts';
import { decisionTellings, nameDecision } from './tell-decision.ts';

test.each(LANGUAGES)('whatever staff decide or open is named in %s', async (language) => {
  const texts = await loadTexts(language);
  const decisions = ['retry', 'cancel', ...RESOLUTIONS];
  expect(new Set(decisions.map((decision) => nameDecision(decision, texts))).size).toBe(decisions.length);
  const papers = PAPER_KINDS.map((kind) => decisionTellings.paper?.(kind, texts));
  expect(new Set(papers).size).toBe(PAPER_KINDS.length);
});

test('a decision that was not carried out says so, one that was needs no word', async () => {
  const texts = await loadTexts('en');
  const tell = (outcome: string) => decisionTellings.outcome?.(outcome, texts);
  expect([tell('done'), tell('not-possible'), tell('moved')]).toEqual([
    '',
    'not carried out: not possible',
    'not carried out: the booking had changed',
  ]);
});

test('what another version decided or opened stands as it was written', async () => {
  const texts = await loadTexts('en');
  expect([nameDecision('teleport', texts), decisionTellings.paper?.('toString', texts)]).toEqual([
    'teleport',
    'toString',
  ]);
});
