import { expect, test } from 'vitest';
import { type OfferMemory, recallOffer, rememberOffer } from './remember-offer.ts';

const model = {
  id: 'a',
  hotelId: 1,
  totalAmount: 5,
  perPersonAmount: 3,
  knownAt: '2026-11-21T12:00:00.000Z',
  source: 'index' as const,
};

function buildMemory({ fails = false, state = null as unknown } = {}) {
  const stored = new Map<string, string>();
  const seen = { state, reloads: 0 };
  const memory: OfferMemory = {
    replaceState(next) {
      if (fails) throw new DOMException('Too many', 'SecurityError');
      seen.state = next;
    },
    readState: () => seen.state,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    reload: () => {
      seen.reloads += 1;
    },
  };
  return { memory, seen };
}

test('[OFFER-023] the selected offer is copied into the history, in addition to what is there', () => {
  const { memory, seen } = buildMemory({ state: { other: 1 } });
  rememberOffer(memory, model);
  expect(seen).toEqual({ state: { other: 1, selectedOffer: model }, reloads: 0 });
  expect(recallOffer(memory)).toEqual(model);
});

test('[OFFER-024] where the history refuses, the offer is stored, the page reloads, and it is read back once', () => {
  const { memory, seen } = buildMemory({ fails: true });
  rememberOffer(memory, model);
  expect(seen.reloads).toBe(1);
  expect(recallOffer(memory)).toEqual(model);
  expect(recallOffer(memory)).toBeNull();
});

test('[OFFER-024] a second failure before the page was reloaded does not reload again', () => {
  const { memory, seen } = buildMemory({ fails: true });
  rememberOffer(memory, model);
  rememberOffer(memory, model);
  expect(seen.reloads).toBe(1);
});

test.each([null, undefined, 'text', { selectedOffer: { id: 7 } }])(
  '%j in the history is no offer',
  (state) => {
    expect(recallOffer(buildMemory({ state }).memory)).toBeNull();
  },
);
