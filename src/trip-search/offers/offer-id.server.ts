import { severalRooms, stayLengths } from '../../defaults.ts';
import type { OfferKey } from '../../domain/search/offer-query.ts';

/**
 * Layout, big-endian: version and kind (1), hotel (4), plan (4), day of check-in (2), nights (1, the highest bit set where the
 * outbound flight departs the day before), and with flights the airports of departure and arrival (3 + 3) and the two
 * flights' ids (4 + 4). The days of the flights follow from the stay. With several rooms the plan of each further one follows (4), and the kind
 * says so.
 */
const versions = { hotelOnly: 0x10, package: 0x11 } as const;
const lengths = { hotelOnly: 12, package: 26 } as const;
const severalBit = 0x02;
const overnightBit = 0x80;

/**
 * The id of an offer as calls and addresses carry it: the key itself, so that an id is good for as long as the offer
 * exists. It says nothing about the party.
 */
export function encodeOfferId(key: OfferKey): string {
  const { hotelId, planId, otherPlanIds = [], checkIn, nights, outbound, inbound } = key;
  const isPackage = outbound !== null && inbound !== null;
  const length = isPackage ? lengths.package : lengths.hotelOnly;
  const bytes = Buffer.alloc(length + 4 * otherPlanIds.length);
  const several = otherPlanIds.length > 0 ? severalBit : 0;
  bytes.writeUInt8((isPackage ? versions.package : versions.hotelOnly) | several, 0);
  for (const [at, other] of otherPlanIds.entries()) bytes.writeUInt32BE(other, length + 4 * at);
  bytes.writeUInt32BE(hotelId, 1);
  bytes.writeUInt32BE(planId, 5);
  bytes.writeUInt16BE(checkIn, 9);
  bytes.writeUInt8(nights | (isPackage && outbound.day < checkIn ? overnightBit : 0), 11);
  if (isPackage) {
    bytes.write(outbound.from + outbound.to, 12, 'latin1');
    bytes.writeUInt32BE(outbound.id, 18);
    bytes.writeUInt32BE(inbound.id, 22);
  }
  return bytes.toString('base64url');
}

/** The key of an id made by `encodeOfferId`; null for every other text. */
export function decodeOfferId(text: string): OfferKey | null {
  if (!/^[\w-]{16,64}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  const first = bytes[0] ?? 0;
  const kind = (first & ~severalBit) === versions.hotelOnly ? 'hotelOnly' : 'package';
  if ((first & ~severalBit) !== versions[kind]) return null;
  const others = (bytes.length - lengths[kind]) / 4;
  const [fewest, most] =
    (first & severalBit) === 0 ? [0, 0] : [severalRooms.fewest - 1, severalRooms.most - 1];
  if (!Number.isInteger(others) || others < fewest || others > most) return null;
  const key = readKey(bytes, kind === 'package', lengths[kind]);
  return isPlausible(key) && encodeOfferId(key) === text ? key : null;
}

/** @param length of what comes before the plans of further rooms */
function readKey(bytes: Buffer, isPackage: boolean, length: number): OfferKey {
  const checkIn = bytes.readUInt16BE(9);
  const nights = bytes.readUInt8(11) & ~overnightBit;
  const otherPlanIds = Array.from({ length: (bytes.length - length) / 4 }, (_, at) =>
    bytes.readUInt32BE(length + 4 * at),
  );
  const stay = {
    hotelId: bytes.readUInt32BE(1),
    planId: bytes.readUInt32BE(5),
    ...(otherPlanIds.length > 0 && { otherPlanIds }),
    checkIn,
    nights,
  };
  if (!isPackage) return { ...stay, outbound: null, inbound: null };
  const from = bytes.toString('latin1', 12, 15);
  const to = bytes.toString('latin1', 15, 18);
  const isOvernight = (bytes.readUInt8(11) & overnightBit) !== 0;
  return {
    ...stay,
    outbound: { from, to, day: isOvernight ? checkIn - 1 : checkIn, id: bytes.readUInt32BE(18) },
    inbound: { from: to, to: from, day: checkIn + nights, id: bytes.readUInt32BE(22) },
  };
}

function isPlausible({ hotelId, planId, otherPlanIds = [], nights, outbound, inbound }: OfferKey): boolean {
  const isHotel = hotelId >= 1 && hotelId <= 999_999_999;
  const isStay =
    isHotel && [planId, ...otherPlanIds, nights].every((id) => id >= 1) && nights <= stayLengths.maxNights;
  if (!isStay || outbound === null || inbound === null) return isStay && outbound === inbound;
  return /^[A-Z]{6}$/.test(outbound.from + outbound.to) && outbound.id >= 1 && inbound.id >= 1;
}
