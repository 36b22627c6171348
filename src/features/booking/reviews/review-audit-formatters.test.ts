import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { reviewAuditFormatters } from './review-audit-formatters.ts';

test.each([
  ['0', 'every picture shown'],
  ['1', '1 picture not shown'],
  ['3', '3 pictures not shown'],
])('formats %s pictures that are left out as %s', async (n, words) => {
  const texts = await loadTexts('en');
  expect(reviewAuditFormatters.picturesLeftOut?.(n, texts)).toBe(words);
});

test('formats the reason as it was written', async () => {
  const texts = await loadTexts('en');
  expect(reviewAuditFormatters.pictureReason?.('It shows another guest', texts)).toBe(
    'It shows another guest',
  );
});
