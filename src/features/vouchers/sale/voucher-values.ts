import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatBirthDate } from '../../../domain/travellers/birth-date.ts';
import type { VoucherInfo } from './voucher-info.ts';
import type { VoucherData } from './voucher-schemas.ts';

/** Fields of the form in its order, by their names (VOUCH-008 to VOUCH-024). Payment has fields of its own. */
export const VOUCHER_FIELDS = [
  'amount',
  'currency',
  'design',
  'recipientFirstName',
  'recipientLastName',
  'message',
  'deliverTo',
  'recipientEmail',
  'deliverWhen',
  'deliverDay',
  'gender',
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'street',
  'zip',
  'city',
  'country',
  'email',
  'confirmEmail',
  'phone',
  'termsAccepted',
] as const;
export type VoucherField = (typeof VOUCHER_FIELDS)[number];

/** What the form's fields hold; a field that is missing is empty. */
export type VoucherValues = Readonly<Partial<Record<VoucherField, string | boolean>>>;

/** What the form held when it was stored, to fill it again. Nobody agrees to terms twice without reading them. */
export function toVoucherValues({ buyer, purchase }: VoucherInfo, currency: string): VoucherValues {
  const { recipient, delivery } = purchase;
  return {
    amount: String(purchase.amount),
    currency,
    design: purchase.design,
    recipientFirstName: recipient.firstName,
    recipientLastName: recipient.lastName,
    message: purchase.message,
    deliverTo: delivery.email === null ? 'buyer' : 'recipient',
    recipientEmail: delivery.email ?? '',
    deliverWhen: delivery.day === null ? 'now' : 'day',
    deliverDay: delivery.day ?? '',
    gender: buyer.gender,
    title: buyer.title,
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    birthDate: formatBirthDate(requireDay(buyer.birthDate)),
    street: buyer.street,
    zip: buyer.zip,
    city: buyer.city,
    country: buyer.country,
    email: buyer.email,
    confirmEmail: buyer.email,
    phone: buyer.phone,
  };
}

type SentInfo = Pick<VoucherData, 'customer' | 'voucher' | 'termsAccepted'>;

/** The form's values as the calls take them: nested, with the parts customer and voucher (VOUCH-026 to VOUCH-031). */
export function toSentInfo(values: VoucherValues): Required<SentInfo> {
  const text = (name: VoucherField) => String(values[name] ?? '');
  return {
    customer: {
      type: text('gender'),
      title: text('title'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      birthDate: text('birthDate'),
      address: {
        street: text('street'),
        city: text('city'),
        postalCode: text('zip'),
        countryCode: text('country'),
      },
      contact: { email: text('email'), confirmEmail: text('confirmEmail'), telephone: text('phone') },
    },
    voucher: {
      amount: Number(text('amount')),
      currency: text('currency'),
      design: text('design'),
      message: text('message'),
      recipient: { firstName: text('recipientFirstName'), lastName: text('recipientLastName') },
      delivery: {
        ...(values.deliverTo === 'recipient' && { email: text('recipientEmail') }),
        ...(values.deliverWhen === 'day' && { day: text('deliverDay') }),
      },
    },
    termsAccepted: values.termsAccepted === true,
  };
}

/** The values of a form that was sent, by field: the rules of the form check them again on the server. */
export function readSentInfo({ customer, voucher, termsAccepted }: SentInfo): VoucherValues {
  const { address, contact } = customer ?? {};
  const { recipient, delivery } = voucher ?? {};
  return {
    amount: voucher === undefined ? '' : String(voucher.amount),
    currency: voucher?.currency ?? '',
    design: voucher?.design ?? '',
    recipientFirstName: recipient?.firstName ?? '',
    recipientLastName: recipient?.lastName ?? '',
    message: voucher?.message ?? '',
    deliverTo: delivery?.email === undefined ? 'buyer' : 'recipient',
    recipientEmail: delivery?.email ?? '',
    deliverWhen: delivery?.day === undefined ? 'now' : 'day',
    deliverDay: delivery?.day ?? '',
    gender: customer?.type ?? '',
    title: customer?.title ?? '',
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    birthDate: customer?.birthDate ?? '',
    street: address?.street ?? '',
    zip: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.countryCode ?? '',
    email: contact?.email ?? '',
    confirmEmail: contact?.confirmEmail ?? contact?.email ?? '',
    phone: contact?.telephone ?? '',
    termsAccepted: termsAccepted === true,
  };
}
