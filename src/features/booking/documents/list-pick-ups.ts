import type { ChosenExtra, FlightLeg } from '../../../domain/extras/extra.ts';
import type { Language } from '../../../domain/words/language.ts';
import { shiftLocal } from './shift-local.ts';

/** When and where the transfer of a trip picks its travellers up. Times are local, `YYYY-MM-DDTHH:MM`. */
export interface PickUp {
  /** The flight that it comes from, or goes to. */
  readonly leg: FlightLeg;
  readonly at: string;
  /** Until when it waits at the airport; null at the hotel. */
  readonly until: string | null;
  /** Where it waits at the airport; null at the hotel, whose reception it is. */
  readonly meetingPoint: Readonly<Record<Language, string>> | null;
}

/** A flight that a transfer comes from or goes to, by local times. */
interface MetFlight {
  readonly departure: string;
  readonly arrival: string;
  /** IANA names of the time zones of its airports; missing where they are not known. */
  readonly timeZones?: { readonly from: string; readonly to: string };
}

/** Lists when a booked transfer comes, as far as its supplier says so; empty without one, and where it does not. */
export function listPickUps(
  { outbound, inbound }: { readonly outbound: MetFlight | null; readonly inbound: MetFlight | null },
  extras: readonly Pick<ChosenExtra, 'kind' | 'pickUp'>[],
): readonly PickUp[] {
  const rule = extras.find(({ kind }) => kind === 'transfer')?.pickUp;
  if (rule === undefined) return [];
  const { meetingPoint, waitMinutes, returnMinutes } = rule;
  return [
    ...(outbound === null
      ? []
      : [
          {
            leg: 'outbound' as const,
            at: outbound.arrival,
            until: shiftLocal(outbound.arrival, waitMinutes, outbound.timeZones?.to),
            meetingPoint,
          },
        ]),
    ...(inbound === null
      ? []
      : [
          {
            leg: 'inbound' as const,
            at: shiftLocal(inbound.departure, -returnMinutes, inbound.timeZones?.from),
            until: null,
            meetingPoint: null,
          },
        ]),
  ];
}
