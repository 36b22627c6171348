import { sql } from 'kysely';
import type { BookingRecord } from '../model/booking-record.ts';

/** Each company has sequences of its own; one that has never been data counts by the first letters of the brand. For a query of `company`. */
export const documentPrefix = ({ order }: Pick<BookingRecord, 'order'>) =>
  sql<string>`coalesce(company.document_prefix, ${order.brand.slice(0, 3).toUpperCase()})`;
