import { stayLengths, usualStays } from '../../defaults.ts';

/** How long people of a market stay where a search does not say how long (PERIOD-028), in nights, both ends included. */
export interface UsualStays {
  readonly holidayFrom: number;
  readonly holidayTo: number;
  readonly cityFrom: number;
  readonly cityTo: number;
  readonly farFrom: number;
  readonly farTo: number;
  /** A place is far from this time in the air on. */
  readonly farFlightMinutes: number;
}

/** What a stay is by the place: in a city, far away, or any other holiday. */
export const stayKinds = ['holiday', 'city', 'far'] as const;
export type StayKind = (typeof stayKinds)[number];

/** The usual nights of each kind. @param own what a market has of its own */
export function listUsualNights(
  own: Partial<UsualStays> = {},
): Readonly<Record<StayKind, { readonly from: number; readonly to: number }>> {
  const { holidayFrom, holidayTo, cityFrom, cityTo, farFrom, farTo } = { ...usualStays, ...own };
  return {
    holiday: { from: holidayFrom, to: holidayTo },
    city: { from: cityFrom, to: cityTo },
    far: { from: farFrom, to: farTo },
  };
}

/** Each kind with its usual nights. @param own what a market has of its own */
export function listUsualStayKinds(
  own: Partial<UsualStays> = {},
): readonly { readonly kind: StayKind; readonly nights: { readonly from: number; readonly to: number } }[] {
  const nights = listUsualNights(own);
  return stayKinds.map((kind) => ({ kind, nights: nights[kind] }));
}

/** What is wrong with a market's own numbers, each the end of a sentence. */
export function findUsualStayFaults(own: Partial<UsualStays>): string[] {
  const nights = listUsualNights(own);
  const isStay = (count: number) =>
    Number.isInteger(count) && count >= 1 && count <= stayLengths.maxFlexibleNights;
  return [
    ...stayKinds
      .filter(
        (kind) =>
          !isStay(nights[kind].from) || !isStay(nights[kind].to) || nights[kind].from > nights[kind].to,
      )
      .map((kind) => `has no usual stay for '${kind}' from 1 to ${stayLengths.maxFlexibleNights} nights`),
    ...(own.farFlightMinutes === undefined ||
    (Number.isFinite(own.farFlightMinutes) && own.farFlightMinutes > 0)
      ? []
      : ['has no time from which a flight is long']),
  ];
}

/** Minutes that a flight of so many kilometres takes without stops: an estimate from the distance alone. */
export function estimateFlightMinutes(kilometres: number): number {
  return Math.round(usualStays.flightOverheadMinutes + (kilometres / usualStays.flightSpeedKmh) * 60);
}
