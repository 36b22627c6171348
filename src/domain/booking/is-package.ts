import type { ExtraKind } from '../extras/extra.ts';

/**
 * True when a trip is a package (directive (EU) 2015/2302, art. 3): two different travel services for one trip, chosen
 * before the order. Flights, stay and rental car are travel services; a transfer is part of the stay (recital 17), and
 * insurance is no travel service.
 */
export function isPackage(
  { outbound, inbound }: { readonly outbound: object | null; readonly inbound: object | null },
  extras: readonly { readonly kind: ExtraKind }[],
): boolean {
  return outbound !== null || inbound !== null || extras.some(({ kind }) => kind === 'rental_car');
}
