import { stayLengths } from '../../defaults.ts';
import type { OfferKey } from '../../domain/search/offer-query.ts';

/**
 * Layout, big-endian: version and kind (1), hotel (4), plan (4), day of check-in (2), nights (1, the highest bit set where the
 * outbound flight departs the day before), and with flights the airports of departure and arrival (3 + 3) and the two
 * flights' ids (4 + 4). The days of the flights follow from the stay.
 */
const versions = { hotelOnly: 0x10, package: 0x11 } as const;
const lengths = { hotelOnly: 12, package: 26 } as const;
const overnightBit = 0x80;

/**
 * The id of an offer as calls and addresses carry it: the key itself, so that an id is good for as long as the offer
 * exists. It says nothing about the party.
 */
export function encodeOfferId({ hotelId, planId, checkIn, nights, outbound, inbound }: OfferKey): string {
  const isPackage = outbound !== null && inbound !== null;
  const bytes = Buffer.alloc(isPackage ? lengths.package : lengths.hotelOnly);
  bytes.writeUInt8(isPackage ? versions.package : versions.hotelOnly, 0);
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
  if (!/^[\w-]{16}$|^[\w-]{35}$/.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  const kind = bytes[0] === versions.hotelOnly ? 'hotelOnly' : 'package';
  if (bytes[0] !== versions[kind] || bytes.length !== lengths[kind]) return null;
  const key = readKey(bytes, kind === 'package');
  return isPlausible(key) && encodeOfferId(key) === text ? key : null;
}

function readKey(bytes: Buffer, isPackage: boolean): OfferKey {
  const checkIn = bytes.readUInt16BE(9);
  const nights = bytes.readUInt8(11) & ~overnightBit;
  const stay = { hotelId: bytes.readUInt32BE(1), planId: bytes.readUInt32BE(5), checkIn, nights };
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

function isPlausible({ hotelId, planId, nights, outbound, inbound }: OfferKey): boolean {
  const isStay =
    hotelId >= 1 && hotelId <= 999_999_999 && planId >= 1 && nights >= 1 && nights <= stayLengths.maxNights;
  if (!isStay || outbound === null || inbound === null) return isStay && outbound === inbound;
  return /^[A-Z]{6}$/.test(outbound.from + outbound.to) && outbound.id >= 1 && inbound.id >= 1;
}
