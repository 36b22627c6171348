import { formatDay } from '../../../domain/time/calendar-day.ts';
import { tidyBirthDate, toIsoBirthDate } from '../../../domain/travellers/birth-date.ts';
import { tidyPhone } from '../../../domain/travellers/check-contact.ts';
import { tidyName } from '../../../domain/travellers/person-name.ts';
import type { Gender, Title } from '../../../domain/travellers/traveller.ts';
import type { VoucherInfo } from './voucher-info.ts';
import { checkVoucherForm, type VoucherFault, type VoucherRules } from './voucher-rules.ts';
import type { VoucherField, VoucherValues } from './voucher-values.ts';

type ReadInfo =
  | { readonly ok: true; readonly info: VoucherInfo }
  | { readonly ok: false; readonly faults: Readonly<Record<string, VoucherFault>> };

/** Puts the text of a field into its usual form when its buyer leaves it. */
export function tidyVoucherField(name: string, value: string): string {
  switch (name) {
    case 'birthDate':
      return tidyBirthDate(value);
    case 'phone':
      return tidyPhone(value);
    case 'firstName':
    case 'lastName':
    case 'recipientFirstName':
    case 'recipientLastName':
      return tidyName(value);
    default:
      return value;
  }
}

/** Reads a form by the rules of the browser; faults by field. */
export function readVoucherInfo(values: VoucherValues, rules: VoucherRules): ReadInfo {
  const tidied = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? tidyVoucherField(name, value.trim()) : value,
    ]),
  ) as VoucherValues;
  const faults = checkVoucherForm(tidied, rules);
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const text = (name: VoucherField) => String(tidied[name] ?? '');
  return {
    ok: true,
    info: {
      buyer: {
        gender: text('gender') as Gender,
        title: text('title') as Title,
        firstName: text('firstName'),
        lastName: text('lastName'),
        birthDate: toIsoBirthDate(text('birthDate')) ?? formatDay(rules.today),
        street: text('street'),
        zip: text('zip'),
        city: text('city'),
        country: text('country'),
        email: text('email'),
        phone: text('phone'),
      },
      purchase: {
        amount: Number(text('amount')),
        design: text('design'),
        recipient: { firstName: text('recipientFirstName'), lastName: text('recipientLastName') },
        message: text('message').replaceAll('\r\n', '\n'),
        delivery: {
          email: text('deliverTo') === 'recipient' ? text('recipientEmail') : null,
          day: text('deliverWhen') === 'day' ? text('deliverDay') : null,
        },
      },
    },
  };
}
