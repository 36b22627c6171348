import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { TRAVEL_DOCUMENT_KINDS } from '../model/travel-document.ts';
import { decisionFormatters, formatDecision } from './format-decision.ts';
import { RESOLUTIONS } from './staff-changes.ts';

test.each(LANGUAGES)('formats every decision of staff in %s', async (language) => {
  const texts = await loadTexts(language);
  const decisions = ['retry', ...RESOLUTIONS];
  expect(new Set(decisions.map((decision) => formatDecision(decision, texts))).size).toBe(decisions.length);
  // One page cancels a booked trip and one in manual review.
  expect(formatDecision('cancel', texts)).toBe(formatDecision('cancelling', texts));
  const documents = TRAVEL_DOCUMENT_KINDS.map((kind) => decisionFormatters.document?.(kind, texts));
  expect(new Set(documents).size).toBe(TRAVEL_DOCUMENT_KINDS.length);
});

test('formats the outcome of a decision that was not carried out, and nothing for one that was', async () => {
  const texts = await loadTexts('en');
  const format = (outcome: string) => decisionFormatters.outcome?.(outcome, texts);
  expect(['done', 'not-possible', 'moved', 'fee-changed'].map(format)).toEqual([
    '',
    'not carried out: not possible',
    'not carried out: the booking had changed',
    'not carried out: the fee or the refund had changed',
  ]);
});

test('returns a decision of another version unchanged', async () => {
  const texts = await loadTexts('en');
  expect([formatDecision('teleport', texts), decisionFormatters.document?.('toString', texts)]).toEqual([
    'teleport',
    'toString',
  ]);
});
