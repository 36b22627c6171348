import type { HotelProfile } from '../../../domain/search/catalogue.ts';
import type { WorldHotel } from '../model/world-hotel.ts';

/** Calling codes of the countries of the demo world (ITU-T E.164). */
const callingCodes: Readonly<Record<string, number>> = {
  AE: 971,
  AL: 355,
  AT: 43,
  AU: 61,
  BB: 1,
  BG: 359,
  CA: 1,
  CH: 41,
  CR: 506,
  CU: 53,
  CV: 238,
  CY: 357,
  CZ: 420,
  DE: 49,
  DK: 45,
  DO: 1,
  EG: 20,
  ES: 34,
  FI: 358,
  FR: 33,
  GB: 44,
  GR: 30,
  HR: 385,
  HU: 36,
  ID: 62,
  IE: 353,
  IN: 91,
  IS: 354,
  IT: 39,
  JM: 1,
  JO: 962,
  JP: 81,
  KE: 254,
  LK: 94,
  MA: 212,
  ME: 382,
  MT: 356,
  MU: 230,
  MV: 960,
  MX: 52,
  MY: 60,
  NL: 31,
  NO: 47,
  OM: 968,
  PL: 48,
  PT: 351,
  SC: 248,
  SE: 46,
  SG: 65,
  TH: 66,
  TN: 216,
  TR: 90,
  TZ: 255,
  US: 1,
  VN: 84,
  ZA: 27,
};

/** An invented phone number that nobody has: no subscriber's number begins with three zeros. */
export function phoneHotel({
  card,
  countryCode,
}: Pick<WorldHotel, 'card' | 'countryCode'>): Pick<HotelProfile['address'], 'phone'> {
  const code = callingCodes[countryCode];
  if (code === undefined) return {};
  const digits = String(card.id % 1_000_000).padStart(6, '0');
  return { phone: `+${code} 000 ${digits.slice(0, 3)} ${digits.slice(3)}` };
}
