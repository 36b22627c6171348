import type { Order } from '../../../domain/booking/booking-order.ts';

/** Last characters of the account that an order is paid from; null for other means, whose numbers the shop never sees. */
export function lastOfAccount({ payment }: Pick<Order, 'payment'>): string | null {
  return payment.method === 'BankAccount' ? payment.iban.slice(-4) : null;
}
