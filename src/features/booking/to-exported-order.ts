import type { AmendedTrip, Order } from '../../domain/booking/booking-order.ts';
import type { OrderPayment } from '../../domain/booking/payment-details.ts';
import { hideBought } from '../../domain/extras/hide-bought.ts';
import { hideBoughtBase } from '../../domain/money/package-price.ts';

/**
 * What people take along of an order (GDPR, Articles 15 and 20): a list of fields, so that a new one is exported only where somebody has
 * decided so. Tokens of a payment open something, card digits and ids of ours are no data of theirs, and of an account the end says which.
 */
export function toExportedOrder(order: Order): object {
  const { kind, brand, locale, language, market, currency, contact, billing, price, payment } = order;
  return {
    kind,
    brand,
    locale,
    language,
    market,
    currency,
    contact,
    billing,
    price: hideBoughtBase(price),
    payment: toExportedPayment(payment),
    ...describeKind(order),
  };
}

function describeKind(order: Order): object {
  switch (order.kind) {
    case 'trip': {
      const { party, comments, promotion, vouchers, miles, instalments } = order;
      return {
        ...toExportedTrip(order),
        party,
        comments,
        promotion: promotion?.code ?? null,
        vouchers: vouchers.map(({ hint, amount }) => ({ hint, amount })),
        miles: miles && { programme: miles.programme, points: miles.points, amount: miles.amount },
        instalments: instalments ?? null,
      };
    }
    case 'voucher':
      return { voucher: order.voucher };
    case 'payment':
      return { purpose: order.purpose };
    case 'change': {
      const { change, before, after, fee, refund } = order;
      return { change, before: toExportedTrip(before), after: toExportedTrip(after), fee, refund };
    }
  }
}

/** Leaves out what the supplier asks: it is between the supplier and us, and no data of the traveller. */
function toExportedTrip({ trip, extras, insuranceMarket, travellers, price }: AmendedTrip): object {
  return { trip, extras: extras.map(hideBought), insuranceMarket, travellers, price: hideBoughtBase(price) };
}

function toExportedPayment(payment: OrderPayment): object {
  const { method } = payment;
  const holder = 'holderName' in payment ? { holderName: payment.holderName } : {};
  return method === 'BankAccount'
    ? { method, ...holder, iban: maskIban(payment.iban) }
    : { method, ...holder };
}

/** 'DE…3000' of 'DE89370400440532013000'. */
function maskIban(iban: string): string {
  return iban === '' ? '' : `${iban.slice(0, 2)}…${iban.slice(-4)}`;
}
