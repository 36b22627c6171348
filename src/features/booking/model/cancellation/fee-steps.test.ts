import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { stayOfTrip } from '../../../../domain/booking/cancellation-steps.ts';
import { listFeeSteps } from './fee-steps.ts';

const order = buildOrder();
const { departure } = stayOfTrip(order.trip);

test('the steps follow each other day by day and only get more expensive', () => {
  const steps = listFeeSteps(order, departure - 100);
  expect(steps[0]?.from).toBe(departure - 100);
  for (const [n, step] of steps.entries()) {
    const next = steps[n + 1];
    if (next === undefined) expect(step.until).toBeNull();
    else {
      expect(next.from).toBe((step.until ?? Number.NaN) + 1);
      expect(next.fee).toBeGreaterThan(step.fee);
    }
  }
});
