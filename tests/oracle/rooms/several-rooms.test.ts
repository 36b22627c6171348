import { expect, test } from 'vitest';
import { createOfferIndex } from '../../../src/offer-index/offer-index.ts';
import { runOracle } from '../compare.ts';
import { inRooms } from './in-rooms.ts';

/** On a machine that does much else. */
const testOptions = { timeout: 240_000 };

test.each([1, 2, 3])(
  '[TRAV-007] parties in several rooms: every answer in random worlds equals that of the brute force (%i)',
  testOptions,
  async (seed) => {
    let mixed = 0;
    const report = await runOracle({
      seed,
      worlds: 1,
      batches: 12,
      queriesPerBatch: 60,
      answer(brute, query) {
        const answer = brute.answer(inRooms(query));
        if (isMixed(answer)) mixed += 1;
        return answer;
      },
      createEngine: () => {
        const index = createOfferIndex();
        return { apply: index.apply, search: (query) => index.search(inRooms(query)) };
      },
    });
    expect(report.mismatch?.difference ?? null).toBeNull();
    expect(mixed).toBeGreaterThan(5);
    expect(report.counts.hotels.found).toBeGreaterThan(10);
    expect(report.counts.destinations.found).toBeGreaterThan(3);
    expect(report.counts.options.found).toBeGreaterThan(5);
    expect(report.counts.map.found).toBeGreaterThan(3);
    expect(report.counts.flights.found).toBeGreaterThan(3);
    expect(report.counts.offer.found).toBeGreaterThan(3);
  },
);

/** Whether any offer of an answer has rooms under different plans. */
function isMixed(answer: unknown): boolean {
  const keys = JSON.stringify(answer).matchAll(/"planId":(\d+),"otherPlanIds":\[([\d,]+)\]/g);
  return [...keys].some(([, first, others = '']) => others.split(',').some((other) => other !== first));
}
