import { expect, test } from 'vitest';
import { orderLimits } from '../../../defaults.ts';
import { calculateCardPause } from './card-pause.ts';

const [first = 0, second = 0] = orderLimits.cardPausesMs;
const last = orderLimits.cardPausesMs.at(-1) ?? 0;

test.each([
  ['no pause without a try', 0, null, 0],
  ['no pause while a free try is left', 2, 1_000, 0],
  ['the first pause once the free tries are used', 3, 1_000, first],
  ['the second pause after one more', 4, 1_000, second],
  ['the last pause however many there are', 500, 1_000, last],
])('counts %s', (_what, count, latest, pause) => {
  expect(calculateCardPause({ count, latest }, 3, 1_000)).toBe(pause);
});

test('ends a pause with its last millisecond', () => {
  expect(calculateCardPause({ count: 3, latest: 0 }, 3, first - 1)).toBe(1);
  for (const now of [first, first + 1]) expect(calculateCardPause({ count: 3, latest: 0 }, 3, now)).toBe(0);
});

test('makes each pause longer than the one before', () => {
  const { cardPausesMs } = orderLimits;
  expect(cardPausesMs.every((pause, at) => at === 0 || pause > (cardPausesMs[at - 1] ?? 0))).toBe(true);
});
