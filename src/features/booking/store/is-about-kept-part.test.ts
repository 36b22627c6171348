import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { isAboutKeptPart } from './is-about-kept-part.ts';

const { offerKey } = buildOrder();
const { inbound } = offerKey;
const otherRoom = { ...offerKey, planId: offerKey.planId + 1 };
const otherWayBack = { ...offerKey, inbound: inbound && { ...inbound, id: inbound.id + 1 } };
const otherNights = { ...offerKey, nights: offerKey.nights + 1 };
const otherHotel = { ...offerKey, hotelId: offerKey.hotelId + 1 };
const incident: NoticeFacts = { kind: 'incident', proposal: 'refund', message: 'A strike.' };
const raise: NoticeFacts = {
  kind: 'price-raised',
  amount: 9_000,
  reason: 'fuel',
  calculation: 'Kerosene costs 5 % more.',
  oldTotal: 100_000,
  newTotal: 109_000,
  isBinding: false,
};

test.each([
  ['a flight', { kind: 'flight-cancelled', leg: 'inbound' }, [otherRoom, otherNights], [otherWayBack]],
  ['the other flight', { kind: 'flight-cancelled', leg: 'outbound' }, [otherRoom, otherWayBack], []],
  ['the hotel', { kind: 'hotel-closed' }, [otherRoom, otherWayBack], [otherNights, otherHotel]],
  ['an incident', incident, [otherRoom, otherWayBack, otherHotel], [otherNights]],
  ['the price', raise, [], [otherRoom, otherWayBack, otherNights, otherHotel]],
] as const)(
  'what is announced about %s holds as long as that part is the same',
  (_part, about, kept, lost) => {
    for (const after of kept) expect(isAboutKeptPart(about, offerKey, after)).toBe(true);
    for (const after of lost) expect(isAboutKeptPart(about, offerKey, after)).toBe(false);
  },
);
