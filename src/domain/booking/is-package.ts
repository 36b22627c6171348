import type { ExtraKind } from '../extras/extra.ts';
import type { BookedTrip } from './booked-trip.ts';

/**
 * Whether what is sold together is a package (directive (EU) 2015/2302, art. 3): two different travel services for one
 * trip, chosen before anybody agrees to pay. Carriage, stay and a rental car are such services; a transfer belongs to the stay
 * (recital 17), an insurance is none.
 */
export function isPackage(
  { outbound, inbound }: Pick<BookedTrip, 'outbound' | 'inbound'>,
  extras: readonly { readonly kind: ExtraKind }[],
): boolean {
  return outbound !== null || inbound !== null || extras.some(({ kind }) => kind === 'rental_car');
}
