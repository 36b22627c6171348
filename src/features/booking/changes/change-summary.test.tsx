import { describe, expect, it } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import type { TariffTerms } from '../../../domain/search/tariff-terms.ts';
import { ChangeSummary } from './change-summary.tsx';

const { trip, currency } = buildOrder();

/** The trip as it is under a tariff with so many free days before arrival on 1 May 2027; null for never free. */
const withFreeDays = (freeDays: number | null) => {
  const cancellation: TariffTerms['cancellation'] = { ...trip.terms.cancellation, freeDays };
  return {
    trip: { ...trip, terms: { ...trip.terms, cancellation } },
    travellers: ['Ada Lovelace'],
    extras: [],
  };
};

const free = { oldTotal: 100, newTotal: 100, fee: 0, charge: 0, refund: 0, balance: null };

async function readSummary(before: number | null, after: number | null): Promise<string> {
  const summary = (
    <ChangeSummary
      before={withFreeDays(before)}
      after={withFreeDays(after)}
      quote={free}
      currency={currency}
      isByLink={false}
      promisedOn="2027-01-15"
      balanceDueOn={null}
    />
  );
  return readWords(await renderInShop(summary));
}

describe('the review of a change', () => {
  it('says until when the trip is cancelled free of charge, before and after, where the tariff is another one', async () => {
    const words = await readSummary(14, 13);
    expect(words).toContain(
      'If you cancel Free cancellation until Sat 17 Apr 2027 If you cancel Free cancellation until Sun 18 Apr 2027',
    );
  });

  it('says that a trip is no longer cancelled free of charge, or is from now on', async () => {
    expect(await readSummary(14, null)).toMatch(
      /If you cancel Free cancellation until .*2027 If you cancel Non-refundable/,
    );
    expect(await readSummary(null, 14)).toMatch(
      /If you cancel Non-refundable If you cancel Free cancellation until .*2027/,
    );
  });

  it('has no line about it where the day stays', async () => {
    for (const days of [14, null]) expect(await readSummary(days, days)).not.toContain('If you cancel');
  });
});
