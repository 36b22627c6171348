import { describe, expect, it } from 'vitest';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { buildOfferRequest } from '../supplier-under-test.server.ts';
import { cancellationFee } from './cancel-booking.server.ts';

const departure = requireDay('2026-07-31');
const key = {
  ...buildOfferRequest().key,
  checkIn: departure,
  outbound: { from: 'FRA', to: 'PMI', day: departure, id: 1 },
};
const times = { departure: 360, arrival: 495, isOvernight: false };
const offer = {
  key,
  total: 100_001,
  stay: 60_001,
  outbound: 20_000,
  inbound: 20_000,
  outboundTimes: times,
  inboundTimes: times,
  isOnRequest: false,
  terms: { roomId: 1, board: 'breakfast', tariff: buildExampleTerms(null) },
} as const;

function feeOn(daysBefore: number, freeDays: number | null, extras: readonly ChosenExtra[] = []): number {
  return cancellationFee({ offer, extras, terms: buildExampleTerms(freeDays) }, departure - daysBefore);
}

const buy = (kind: ChosenExtra['kind'], amount: number): ChosenExtra => ({
  id: kind,
  kind,
  variant: 'x',
  leg: null,
  travellers: [],
  amount,
});

describe('cancellation fee', () => {
  it('is nothing until the last free day, then a share of the total', () => {
    expect(feeOn(40, 40)).toBe(0);
    expect(feeOn(39, 40)).toBe(25_000);
  });

  it('is the total where cancellation is never free', () => {
    expect(feeOn(200, null)).toBe(100_001);
  });

  it('is a share of extras, too, but keeps insurances whole: they run on', () => {
    expect(feeOn(10, 250, [buy('transfer', 9_999), buy('insurance', 50_000)])).toBe(50_000 + 66_000);
    expect(feeOn(200, null, [buy('insurance', 50_000)])).toBe(50_000 + 100_001);
    expect(feeOn(40, 40, [buy('insurance', 50_000)])).toBe(50_000);
    expect(feeOn(40, 40, [buy('transfer', 9_999)])).toBe(0);
  });

  it.each([
    [30, 25],
    [29, 40],
    [15, 40],
    [14, 60],
    [7, 60],
    [6, 80],
    [1, 80],
    [0, 100],
  ])('is, %i days before departure, %i per cent', (daysBefore, percent) => {
    expect(feeOn(daysBefore, 250)).toBe(Math.round(100_001 * (percent / 100)));
  });
});
