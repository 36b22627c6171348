import { describe, expect, it } from 'vitest';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import { encodeNight, packNoNights, readNight, slotOf } from '../store/pack-nights.server.ts';
import { generateAllotment } from '../store/room-allotment.server.ts';
import { changeNights } from './change-nights.server.ts';

const day = 20_500;

/** A plan of open nights with the rate 80; the night after `day` has no room left. */
function buildPlan() {
  const nights = packNoNights();
  for (let night = day; night < day + 5; night += 1) {
    encodeNight(nights, night, { rate: 80, state: 'open', minStay: 3, closedToArrival: true });
  }
  const free = generateAllotment(1, 1, 7, day);
  free.writeUInt8(0, slotOf(day + 1));
  return { planId: 16, nights, free };
}

describe('a change of nights', () => {
  it('is reported as it is where it is one of rates', () => {
    const plan = buildPlan();
    const change: SupplyChange = { kind: 'rates', planId: 16, from: day + 1, rates: [81, 82] };
    expect(changeNights(plan, change)).toEqual([change]);
    expect([0, 1, 2, 3].map((night) => readNight(plan.nights, day + night).rate)).toEqual([80, 81, 82, 80]);
    expect(readNight(plan.nights, day + 1)).toMatchObject({
      state: 'open',
      minStay: 3,
      closedToArrival: true,
    });
  });

  it('leaves a night closed in the feed that has no room, but not in the plan', () => {
    const plan = buildPlan();
    const changes = changeNights(plan, {
      kind: 'availability',
      planId: 16,
      from: day,
      to: day + 3,
      state: 'on_request',
    });
    const run = { kind: 'availability', planId: 16 };
    expect(changes).toEqual([
      { ...run, from: day, to: day, state: 'on_request' },
      { ...run, from: day + 1, to: day + 1, state: 'closed' },
      { ...run, from: day + 2, to: day + 3, state: 'on_request' },
    ]);
    expect(readNight(plan.nights, day + 1).state).toBe('on_request');
  });

  it('is a bug where it is of another kind', () => {
    expect(() => changeNights(buildPlan(), { kind: 'horizon', firstDay: day })).toThrow(RangeError);
  });
});
