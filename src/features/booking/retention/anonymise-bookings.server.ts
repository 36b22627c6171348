import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database-types.ts';
import type { Db } from '../../../database/open-kysely.server.ts';

/** The bookings whose retention period has ended. */
export interface EndedBookings {
  /** Placed before. */
  readonly before: Date;
  /** Orders that failed have a period of their own. */
  readonly hasFailed: boolean;
}

/**
 * Takes the people out of old bookings, with everything that is rendered or remembered about them and what staff wrote about them. Trip, price,
 * ledger and history stay: sums and counts of past years do not change. What is under way, or waits for staff, stays whole.
 * @param limit bookings at once; another process that anonymises takes others
 * @returns how many bookings were anonymised
 */
export async function anonymiseBookings(
  db: Db,
  ended: EndedBookings,
  now: Date,
  limit: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Locked until the end, so that no step of theirs adds a document meanwhile.
    const found = await selectEnded(trx, ended)
      .select('id')
      .where('is_under_way', 'is not', true)
      .where('attention', 'is', null)
      .where('to_refund', '=', '0')
      .where('miles_to_return', '=', '0')
      .orderBy('placed_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    await trx.deleteFrom('booking_document').where('booking_id', 'in', ids).execute();
    await trx.deleteFrom('booking_step').where('booking_id', 'in', ids).execute();
    await trx.deleteFrom('trip_code').where('booking_id', 'in', ids).execute();
    await trx
      .updateTable('booking_event')
      .set((eb) => ({ facts: sql<string>`${eb.ref('facts')} || '{"note": ""}'` }))
      .where('booking_id', 'in', ids)
      .where(sql<boolean>`facts ? 'note'`)
      .execute();
    await trx.updateTable('payment_request').set({ note: '' }).where('booking_id', 'in', ids).execute();
    await trx.updateTable('due_refund').set({ note: '' }).where('booking_id', 'in', ids).execute();
    await trx
      .updateTable('voucher_offer')
      .set({ note: '' })
      .where('due_refund_id', 'in', trx.selectFrom('due_refund').select('id').where('booking_id', 'in', ids))
      .execute();
    await trx
      .updateTable('booking')
      .set((eb) => ({
        order: withoutPeople,
        amended: sql<string>`case when amended is null then null else ${withoutTravellers(sql`amended`)} end`,
        action: null,
        details: null,
        member_id: null,
        anonymised_at: now,
        // A step that has read the booking before saves nothing any more.
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', ids)
      .execute();
    return ids.length;
  });
}

/** Counts bookings that should be anonymised and cannot, because they are under way, wait for staff or owe a refund. */
export async function countStuckBookings(db: Db, ended: EndedBookings): Promise<number> {
  const { count } = await selectEnded(db, ended)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where((eb) =>
      eb.or([
        eb('is_under_way', '=', true),
        eb('attention', 'is not', null),
        eb('to_refund', '<>', '0'),
        eb('miles_to_return', '<>', '0'),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

function selectEnded(db: Db | Transaction<Database>, { before, hasFailed }: EndedBookings) {
  return db
    .selectFrom('booking')
    .where('anonymised_at', 'is', null)
    .where('has_failed', '=', hasFailed)
    .where('placed_at', '<', before);
}

const nobody = JSON.stringify({ title: '', firstName: '', lastName: '' });
const noTraveller = JSON.stringify({ birthDate: '', frequentFlyer: { program: 'NONE', number: '' } });
const noAddress = JSON.stringify({ street: '', zip: '', city: '', birthDate: '' });

const noVoucherPeople = JSON.stringify({
  recipient: { firstName: '', lastName: '' },
  message: '',
  delivery: { email: null, day: null },
});

/** An order, or what a change has made of it, with nameless travellers. */
const withoutTravellers = (order: RawBuilder<unknown>) => sql`${order} || jsonb_build_object('travellers', (
  select coalesce(jsonb_agg(traveller - 'correctedFrom' || ${nobody}::jsonb || ${noTraveller}::jsonb), '[]')
  from jsonb_array_elements(${order} -> 'travellers') as traveller
))`;

/** The order with every person's fields empty, so that code that reads old orders finds the shape it knows. */
const withoutPeople = sql<string>`${withoutTravellers(sql`"order"`)} || case when "order" ? 'after' then jsonb_build_object(
  'before', ${withoutTravellers(sql`("order" -> 'before')`)}, 'after', ${withoutTravellers(sql`("order" -> 'after')`)},
  'ordered', "order" -> 'ordered' || '{"comments": ""}'
) else '{}' end || case when "order" ? 'voucher' then jsonb_build_object('voucher',
  "order" -> 'voucher' || ${noVoucherPeople}::jsonb
) else '{}' end || jsonb_build_object(
  'contact', jsonb_strip_nulls(jsonb_build_object(
    'email', '', 'phone', '', 'newsletter', false, 'country', "order" -> 'contact' -> 'country'
  )),
  'billing', "order" -> 'billing' || ${nobody}::jsonb || ${noAddress}::jsonb,
  'comments', '',
  'cardDigits', null,
  'payment', jsonb_build_object(
    'method', "order" -> 'payment' -> 'method', 'holderName', '', 'token', '', 'iban', ''
  )
)`;

/** Travellers by name and title alone. */
const namedTravellers = (order: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(traveller - 'correctedFrom' || ${noTraveller}::jsonb), '[]') from jsonb_array_elements(${order} -> 'travellers') as traveller
)`;

/** The order with names, address and prices, as the books need it, and nothing else about its people. */
export const withoutDetails = sql<string>`"order" || case when "order" ? 'travellers' then jsonb_build_object(
  'travellers', ${namedTravellers(sql`"order"`)}, 'comments', ''
) else '{}' end || case when "order" ? 'after' then jsonb_build_object(
  'before', "order" -> 'before' || jsonb_build_object('travellers', ${namedTravellers(sql`("order" -> 'before')`)}),
  'after', "order" -> 'after' || jsonb_build_object('travellers', ${namedTravellers(sql`("order" -> 'after')`)}),
  'ordered', "order" -> 'ordered' || '{"comments": ""}'
) else '{}' end || jsonb_build_object(
  'contact', jsonb_strip_nulls(jsonb_build_object(
    'email', '', 'phone', '', 'newsletter', false, 'country', "order" -> 'contact' -> 'country'
  )),
  'billing', "order" -> 'billing' || '{"birthDate": ""}',
  'cardDigits', null,
  'payment', jsonb_build_object(
    'method', "order" -> 'payment' -> 'method', 'holderName', '', 'token', '', 'iban', ''
  )
)`;

/** The same of what a change has made of a trip; null where nothing has. */
export const amendedWithoutDetails = sql<string>`case when amended is null then null
  else amended || jsonb_build_object('travellers', ${namedTravellers(sql`amended`)}) end`;
