import type { Selectable } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../../../database/narrow-columns.server.ts';
import type { Db } from '../../../../database/open-kysely.server.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { LivePart, LiveTrip } from '../../model/live-trip.ts';

type StoredPart = Omit<LivePart, 'kind' | 'amount' | 'currency' | 'sentAt'> & {
  readonly sentAt: number | null;
  readonly quote: { readonly total: number } & Pick<LivePart, 'currency'>;
};

interface Tables {
  combined_trip: NarrowedColumns<
    'combined_trip',
    { state: LiveTrip['state']; flights: StoredPart | null; room: StoredPart | null }
  >;
}

/** Null for a booking whose trip the operator's own supplier sells. */
export async function readLiveTrip(
  db: Db,
  { holdId }: Pick<BookingRecord, 'holdId'>,
): Promise<LiveTrip | null> {
  if (holdId === null) return null;
  const row = await narrowColumns<Tables>(db)
    .selectFrom('combined_trip')
    .select(['state', 'flights', 'room'])
    .where('id', '=', holdId)
    .executeTakeFirst();
  return row === undefined ? null : toLiveTrip(row);
}

function toLiveTrip({
  state,
  flights,
  room,
}: Pick<Selectable<Tables['combined_trip']>, 'state' | 'flights' | 'room'>): LiveTrip {
  const toPart = (kind: LivePart['kind'], part: StoredPart | null): readonly LivePart[] => {
    if (part === null) return [];
    const { supplier, reference, vendorId, attempts, sentAt, quote } = part;
    return [
      {
        kind,
        supplier,
        state: part.state,
        reference,
        vendorId,
        amount: quote.total,
        currency: quote.currency,
        attempts,
        sentAt: sentAt === null ? null : new Date(sentAt),
      },
    ];
  };
  return { state, parts: [...toPart('flights', flights), ...toPart('room', room)] };
}
