import type {
  BookFinding,
  ListedPayment,
  ListedReservation,
  OwnBooks,
  OwnOrder,
  VendorBooks,
} from './vendor-books.ts';

/**
 * Finds what supplier and payment provider know and a restored database does not. Orders in progress are left out: they go on with the keys of
 * their calls and end as the other parties have it.
 * @param vendorReferenceOf the name that an adapter has made of our reference
 */
export function compareBooks(
  own: OwnBooks,
  { payments, reservations }: VendorBooks,
  vendorReferenceOf: (reference: string) => string,
): readonly BookFinding[] {
  const byReference = new Map<string, OwnOrder>();
  const byNumber = new Map<string, OwnOrder>();
  const references = new Set<string>();
  for (const order of own.orders) {
    byReference.set(order.reference, order);
    byReference.set(vendorReferenceOf(order.reference), order);
    for (const number of order.supplierNumbers) byNumber.set(number, order);
    for (const reference of order.supplierReferences) references.add(reference);
  }
  const found = payments.flatMap((payment) => comparePayment(payment, byReference.get(payment.reference)));
  return [
    ...found,
    ...found
      .filter(({ kind }) => kind === 'unknown-payment')
      .flatMap((payment) => findPaidLinks(payment, own)),
    ...reservations.flatMap((reservation) => compareReservation(reservation, byNumber, references)),
  ];
}

function comparePayment(payment: ListedPayment, order: OwnOrder | undefined): readonly BookFinding[] {
  const { reference: subject, companyId, currency, held, left } = payment;
  const amount = held + left;
  if (order === undefined)
    return amount > 0
      ? [{ kind: 'unknown-payment', subject, companyId, bookingNumber: null, amount, currency }]
      : [];
  // Amounts of two currencies have no difference: what the provider has stands for itself.
  const isForeign = currency !== order.currency && amount !== 0;
  const more = isForeign ? amount : amount - order.left;
  if (order.isInProgress || more === 0) return [];
  const { bookingNumber } = order;
  const differing = { amount: more, currency: isForeign ? currency : order.currency };
  return [{ kind: 'payment-differs', subject, companyId, bookingNumber, ...differing }];
}

/** Every link of the same amount: which of them was paid, nobody can say. */
function findPaidLinks({ companyId, amount, currency }: BookFinding, own: OwnBooks): readonly BookFinding[] {
  return own.links
    .filter((link) => link.companyId === companyId && link.amount === amount && link.currency === currency)
    .map(({ id, bookingNumber }) => ({
      kind: 'link-withdrawn' as const,
      subject: id,
      companyId,
      bookingNumber,
      amount,
      currency,
    }));
}

function compareReservation(
  { number: subject, reference, isCancelled }: ListedReservation,
  byNumber: ReadonlyMap<string, OwnOrder>,
  references: ReadonlySet<string>,
): readonly BookFinding[] {
  const order = byNumber.get(subject);
  const finding = { subject, companyId: null, bookingNumber: null, amount: null, currency: null };
  if (order === undefined) {
    const isOfOrder = reference !== null && references.has(reference);
    return isCancelled || isOfOrder ? [] : [{ ...finding, kind: 'unknown-reservation' }];
  }
  const { companyId, bookingNumber } = order;
  const differs = !order.isInProgress && order.isBooked && isCancelled;
  return differs ? [{ ...finding, kind: 'reservation-differs', companyId, bookingNumber }] : [];
}
