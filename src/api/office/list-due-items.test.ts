import { expect, test } from 'vitest';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { listDueItems } from './list-due-items.ts';

const now = new Date('2026-11-29T12:00:00Z');
const until = requireDay('2026-12-05');
const refund = (id: string, promisedOn: string, isLate = false) => ({
  id,
  bookingNumber: `AAAA-AAA${id}`,
  customer: 'Ana Núñez',
  amount: 1_600,
  currency: 'EUR' as const,
  promisedOn,
  isLate,
});

test('what is late comes first, then what falls due soonest, and nothing after the last day', () => {
  const items = listDueItems(
    {
      refunds: [refund('E', '2026-12-05'), refund('F', '2026-12-06'), refund('G', '2026-11-28', true)],
      notices: [
        { id: 'n', bookingNumber: 'AAAA-AAAN', customer: 'Ben', answerBy: new Date('2026-11-29T12:00:01Z') },
      ],
    },
    { now, until },
  );
  expect(items.map(({ key, isLate, dueOn }) => [key, isLate, formatDay(dueOn)])).toEqual([
    ['refund-G', true, '2026-11-28'],
    ['answer-n', false, '2026-11-29'],
    ['refund-E', false, '2026-12-05'],
  ]);
});

test.each([
  [-1, true],
  [0, true],
  [1, false],
])('an answer that is due in %i ms is late: %s', (ms, isLate) => {
  const answerBy = new Date(now.getTime() + ms);
  const notices = [{ id: 'n', bookingNumber: 'AAAA-AAAA', customer: 'Ben', answerBy }];
  expect(listDueItems({ refunds: [], notices }, { now, until })).toMatchObject([{ isLate }]);
});
