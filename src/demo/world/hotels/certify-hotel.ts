import type { HotelProfile } from '../../../domain/search/catalogue.ts';
import type { WorldHotel } from '../model/world-hotel.ts';

/** Invented: neither scheme nor institute exists. */
const schemes = [
  { name: 'Blue Swallow', issuer: 'Example Institute for Hotels' },
  { name: 'Two Leaves', issuer: 'Sample Audit Office' },
  { name: 'Quiet Spring', issuer: 'Example Institute for Hotels' },
] as const;

/** The certificate of a hotel that calls itself sustainable; it follows from the id and is renewed every third year. */
export function certifyHotel({
  card: { id, attributes },
}: Pick<WorldHotel, 'card'>): Pick<HotelProfile, 'certificate'> {
  const scheme = schemes[id % schemes.length];
  if (scheme === undefined || !attributes.includes('sustainable')) return {};
  return { certificate: { ...scheme, validUntil: `${2028 + (id % 3)}-0${1 + (id % 9)}-28` } };
}
