import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { isAboutKeptPart } from './is-about-kept-part.ts';

test('an announcement holds as long as the flight or stay that it is about is the same', () => {
  const { offerKey } = buildOrder();
  const { inbound } = offerKey;
  const otherWayBack = { ...offerKey, inbound: inbound && { ...inbound, id: inbound.id + 1 } };
  expect(isAboutKeptPart({ kind: 'flight-cancelled', leg: 'outbound' }, offerKey, otherWayBack)).toBe(true);
  expect(isAboutKeptPart({ kind: 'flight-cancelled', leg: 'inbound' }, offerKey, otherWayBack)).toBe(false);
  expect(isAboutKeptPart({ kind: 'hotel-closed' }, offerKey, otherWayBack)).toBe(true);
  const otherNights = { ...offerKey, nights: offerKey.nights + 1 };
  expect(isAboutKeptPart({ kind: 'hotel-closed' }, offerKey, otherNights)).toBe(false);
});
