import type { VoucherValues } from '../../../src/features/vouchers/sale/voucher-values.ts';

/** A form that holds what it needs, bought on 28 November 2026. */
export function buildVoucherValues(change: VoucherValues = {}): VoucherValues {
  return {
    amount: '10000',
    currency: 'EUR',
    design: 'abendsonne',
    recipientFirstName: '',
    recipientLastName: '',
    message: '',
    deliverTo: 'buyer',
    recipientEmail: '',
    deliverWhen: 'now',
    deliverDay: '',
    gender: 'FEMALE',
    title: '',
    firstName: 'Mira',
    lastName: 'Muster',
    birthDate: '01/05/1990',
    street: 'Musterweg 12',
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
    email: 'mira@example.org',
    confirmEmail: 'mira@example.org',
    phone: '+4930123456',
    termsAccepted: true,
    ...change,
  };
}
