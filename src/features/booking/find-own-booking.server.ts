import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';

/** What somebody says who asks about a booking of theirs. */
export interface OwnBookingQuestion {
  /** Key of the brand whose site is asked. */
  readonly brand: string;
  /** As it was typed: letters in either case, with or without the hyphen. */
  readonly bookingNumber: string;
  readonly email: string;
  readonly lastName: string;
}

/**
 * Finds a booking by its number and by somebody who belongs to it: the contact's address, or the last name of a traveller or of the
 * invoice. Null for an unknown number as for a wrong person, after the same work: a stranger learns nothing about numbers.
 */
export async function findOwnBooking(
  db: Db,
  { brand, bookingNumber, email, lastName }: OwnBookingQuestion,
): Promise<{ readonly bookingId: string } | null> {
  const row = await db
    .selectFrom('booking')
    .select(['id', sql<unknown>`"order" || coalesce(amended, '{}')`.as('order')])
    .where('booking_number', '=', tidyNumber(bookingNumber))
    .where(sql<boolean>`"order" ->> 'brand' = ${brand}`)
    .executeTakeFirst();
  const order = (row?.order ?? nobody) as PeopleOfOrder;
  const travellers = order.travellers ?? [];
  const names = [...travellers.map((traveller) => traveller.lastName), order.billing.lastName];
  const isContact = fold(order.contact.email) === fold(email);
  const isNamed = names.map(foldName).includes(foldName(lastName));
  return row !== undefined && (isContact || isNamed) ? { bookingId: row.id } : null;
}

type PeopleOfOrder = {
  /** Missing in the order of a gift voucher. */
  readonly travellers?: readonly Pick<BookingOrder['travellers'][number], 'lastName'>[];
  readonly billing: Pick<BookingOrder['billing'], 'lastName'>;
  readonly contact: Pick<BookingOrder['contact'], 'email'>;
};

const nobody: PeopleOfOrder = {
  travellers: [{ lastName: '?' }],
  billing: { lastName: '?' },
  contact: { email: '?' },
};

/** `ab12 cd34` and `AB12CD34` are AB12-CD34. */
export function tidyNumber(text: string): string {
  const letters = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const fold = (text: string) => text.trim().normalize('NFC').toLowerCase();

/** Müller, Mueller and MULLER differ by keyboards: marks, blanks and hyphens do not count, ä is a or ae. */
function foldName(text: string): string {
  return fold(text)
    .replace(/ä|ö|ü/g, (letter) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter] ?? letter)
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}|[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=[aou])e/g, '');
}
