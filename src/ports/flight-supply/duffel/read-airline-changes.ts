import type { AnnouncedChange } from '../../../domain/booking/trip-notice.ts';
import type { FlightLeg } from '../../../domain/extras/extra.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { parseInstant, parseLocalTime } from '../../supply/vendor/parse-vendor-answer.ts';
import type { FlightOrder } from '../flight-supply-port.ts';
import type { DuffelOrder, DuffelSlice } from './duffel-schemas.ts';

type Changed = NonNullable<DuffelOrder['airline_initiated_changes']>[number];

/** What the airline has changed in an order, oldest first: a flight that is removed and not added again is cancelled. */
export function readAirlineChanges(order: DuffelOrder): FlightOrder['changes'] {
  return (order.airline_initiated_changes ?? [])
    .flatMap((changed) => {
      const at = parseInstant(changed.created_at);
      return readChange(changed, order).map(({ leg, change }) => ({
        id: `${changed.id}-${leg}`,
        at,
        change,
      }));
    })
    .toSorted((one, other) => one.at - other.at);
}

function readChange({ added, removed }: Changed, order: DuffelOrder) {
  return removed.flatMap((slice): { leg: FlightLeg; change: AnnouncedChange }[] => {
    const leg = legOf(slice, order);
    const instead = added.find((each) => isSameWay(each, slice));
    if (instead === undefined) return [{ leg, change: { kind: 'flight-cancelled', leg } }];
    return [{ leg, change: toFlightChange(leg, slice, instead) }];
  });
}

function toFlightChange(leg: FlightLeg, before: DuffelSlice, after: DuffelSlice): AnnouncedChange {
  const number = flightNumberOf(after);
  return {
    kind: 'flight-changed',
    leg,
    departure: formatLocal(after.segments[0]?.departing_at ?? ''),
    arrival: formatLocal(after.segments.at(-1)?.arriving_at ?? ''),
    ...(number !== flightNumberOf(before) && { flightNumber: number }),
  };
}

const endsOf = ({ segments }: DuffelSlice) =>
  `${segments[0]?.origin.iata_code}-${segments.at(-1)?.destination.iata_code}`;

const isSameWay = (one: DuffelSlice, other: DuffelSlice) => endsOf(one) === endsOf(other);

/** The order's first slice is the way there; changes name slices of their own. */
function legOf(slice: DuffelSlice, { slices = [] }: DuffelOrder): FlightLeg {
  const back = slices[1];
  return back !== undefined && isSameWay(back, slice) ? 'inbound' : 'outbound';
}

function flightNumberOf({ segments: [first] }: DuffelSlice): string {
  return `${first?.marketing_carrier.iata_code ?? ''} ${first?.marketing_carrier_flight_number ?? ''}`.trim();
}

/** `YYYY-MM-DDTHH:MM` */
function formatLocal(text: string): string {
  const { day, minutes } = parseLocalTime(text);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${formatDay(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
