import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { describeDeadline, meaningOfNotice } from '../notices/describe-notice.ts';

const texts = await loadTexts('en');
const message = 'A storm has damaged the roof.';

test('of an incident the traveller reads what staff have written, and what they propose', () => {
  const refund = { kind: 'incident', proposal: 'refund', message } as const;
  expect(meaningOfNotice(refund, true, texts)).toBe(
    `${message}\n\nYou can cancel the whole trip free of charge and get back everything you have paid.`,
  );
  expect(meaningOfNotice({ ...refund, proposal: 'information' }, false, texts)).toBe(message);
});

test('without an answer an incident leaves the trip booked, and a new flight counts as accepted', () => {
  const incident = { kind: 'incident', proposal: 'refund', message } as const;
  const follows = (facts: Parameters<typeof describeDeadline>[0]['facts']) =>
    describeDeadline({ facts, withoutAnswer: 'accepts' }, 'Sunday', texts);
  expect(follows(incident)).toContain(
    'by Sunday. If we do not hear from you by then, your trip stays booked',
  );
  expect(follows({ kind: 'hotel-overbooked' })).toContain('counts as accepted');
});
