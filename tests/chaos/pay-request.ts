import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingOrder } from '../../src/domain/booking/booking-order.ts';
import { priceOfBase } from '../../src/domain/money/package-price.ts';
import { buildPaymentOrder } from '../factories/booking-order.ts';
import type { ChaosEnvironment } from './chaos-environment.ts';
import { orderUntilSettled } from './order-until-settled.ts';

/** Pays what is asked for a booked trip by its link, like an order: a balance, or a raise of its price. */
export async function payRequest(environment: ChaosEnvironment, trip: BookingOrder): Promise<void> {
  const request = await findRequest(environment, trip.checkoutId);
  if (request === null) return;
  const order = buildPaymentOrder({
    tripBookingId: request.booking_id,
    checkoutId: request.id,
    purpose: request.purpose,
    price: priceOfBase(Number(request.amount)),
  });
  const { payment = order.payment, cardDigits = null } = await environment.provider.pay(
    Number(request.amount),
  );
  await orderUntilSettled(environment, { ...order, payment, cardDigits });
}

/** The request of a trip; its documents may still be in the making: then nothing is asked for yet. */
async function findRequest({ database }: ChaosEnvironment, checkoutId: string) {
  for (let tries = 0; tries < 20; tries += 1) {
    const found = await database
      .pool()
      .query<{ id: string; booking_id: string; amount: string; purpose: 'balance' | 'request' }>(
        `select r.id, booking_id, amount, purpose from payment_request r join booking b on b.id = booking_id
         where checkout_id = $1 order by r.state = 'open' desc limit 1`,
        [checkoutId],
      )
      .catch(() => null);
    const [request] = found?.rows ?? [];
    if (request !== undefined) return request;
    await sleep(200);
  }
  return null;
}
