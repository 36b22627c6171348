import type { Db } from '../../../database/open-kysely.server.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { buildPath } from '../../../url.ts';
import { findPaymentRequest, listPaymentRequests } from '../instalments/payment-requests.server.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import type { OpenPayment } from './open-payment.ts';

/** Finds what a booking waits for; null where nothing is asked for. */
export async function findOpenPayment(
  { db, links }: { readonly db: Db; readonly links: PaymentLinks },
  bookingId: string,
  locale: string,
): Promise<OpenPayment | null> {
  const open = (await listPaymentRequests(db, bookingId)).find(({ state }) => state === 'open');
  if (open === undefined) return null;
  const token = links.tokenOf(open.id);
  const opens = (await findPaymentRequest(db, links, token)) !== null;
  return {
    amount: open.amount,
    dueOn: formatDay(open.dueOn),
    path: opens ? buildPath('payment_link', { _locale: locale, token }) : null,
  };
}
