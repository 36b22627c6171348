import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';

interface Limits {
  /** Failed bookings placed before are anonymised. */
  readonly failedBefore: Date;
  /** All others placed before: tax law no longer asks who travelled. */
  readonly placedBefore: Date;
}

/**
 * Takes the people out of old bookings, with everything that is rendered or remembered about them. Trip, price, ledger and history stay: sums
 * and counts of past years do not change. What is under way, or waits for staff, stays whole. A second run changes nothing.
 * @returns how many bookings were anonymised
 */
export async function anonymiseBookings(
  db: Db,
  { failedBefore, placedBefore }: Limits,
): Promise<{ readonly anonymised: number }> {
  return db.transaction().execute(async (trx) => {
    const ids = trx
      .selectFrom('booking')
      .select('id')
      .where('is_under_way', 'is not', true)
      .where('attention', 'is', null)
      .where('to_refund', '=', '0')
      .where(sql<boolean>`"order" -> 'contact' ->> 'email' <> ''`)
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'failed'), eb('placed_at', '<', failedBefore)]),
          eb('placed_at', '<', placedBefore),
        ]),
      );
    await trx.deleteFrom('booking_paper').where('booking_id', 'in', ids).execute();
    await trx.deleteFrom('booking_step').where('booking_id', 'in', ids).execute();
    const { numUpdatedRows } = await trx
      .updateTable('booking')
      .set({ order: withoutPeople, action: null, details: null })
      .where('id', 'in', ids)
      .executeTakeFirst();
    return { anonymised: Number(numUpdatedRows) };
  });
}

const nobody = JSON.stringify({ title: '', firstName: '', lastName: '' });
const noTraveller = JSON.stringify({ birthDate: '', frequentFlyer: { program: 'NONE', number: '' } });
const noAddress = JSON.stringify({ street: '', zip: '', city: '', birthDate: '' });

/** The order with every person's fields empty, so that code that reads old orders finds the shape it knows. */
const withoutPeople = sql<string>`"order" || jsonb_build_object(
  'travellers', (
    select coalesce(jsonb_agg(traveller || ${nobody}::jsonb || ${noTraveller}::jsonb), '[]')
    from jsonb_array_elements("order" -> 'travellers') as traveller
  ),
  'contact', jsonb_build_object('email', '', 'phone', '', 'newsletter', false, 'country', "order" -> 'contact' -> 'country'),
  'billing', "order" -> 'billing' || ${nobody}::jsonb || ${noAddress}::jsonb,
  'comments', '',
  'cardDigits', null,
  'payment', jsonb_build_object(
    'method', "order" -> 'payment' -> 'method', 'holderName', '', 'token', '', 'iban', ''
  )
)`;
