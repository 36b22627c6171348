import type { ReactNode } from 'react';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { BookingFile } from '../model/booking-file.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { nameExtra } from '../papers/list-price-lines.ts';
import { writeAddress, writeTraveller } from '../papers/write-person.ts';
import { listTripFacts } from '../papers/write-trip.ts';
import { nameCode } from './name-code.ts';
import { tellPayment } from './tell-payment.ts';

export interface BookingFactsProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
}

/** What a caller asks about: who travels, where and when, what was bought with it, and how it is paid. */
export function BookingFacts({ texts, language, file }: BookingFactsProps) {
  const { booking } = file;
  const { order } = booking;
  const write = (amount: number) => formatPrice(money(amount, order.currency), { fractionDigits: true });
  const why = tellWhy(booking, texts);
  return (
    <dl>
      <Fact label={texts('office.shop')}>
        {`${order.origin}/${order.locale}`.replace(/^https?:\/\//, '')}
      </Fact>
      <Fact label={texts('office.guest')}>
        {writeAddress(order.billing, language)}
        {`\n${order.contact.email}, ${order.contact.phone}`}
      </Fact>
      <Fact label={texts('papers.travellers')}>
        {order.travellers.map((traveller) => writeTraveller(traveller, texts)).join('\n')}
      </Fact>
      {listTripFacts({ ...order, language }, texts).map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
      {order.comments === '' ? null : <Fact label={texts('office.wish')}>{order.comments}</Fact>}
      {order.extras.length === 0 ? null : (
        <Fact label={texts('office.extras')}>
          {order.extras
            .map((extra) => `${nameExtra(extra, order.travellers, texts)}: ${write(extra.amount)}`)
            .join('\n')}
        </Fact>
      )}
      <Fact label={texts('office.total')}>{write(totalOf(order.price))}</Fact>
      <Fact label={texts('office.supplier')}>{booking.supplierNumber ?? '–'}</Fact>
      <Fact label={texts('office.payment')}>{tellPayment(file, texts)}</Fact>
      {why === null ? null : <Fact label={texts('office.reason')}>{why}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Why a person has to decide, else why no booking came about; null where all is well. */
function tellWhy({ reason, failure }: BookingRecord, texts: Texts): string | null {
  if (reason !== null) return nameCode('reason', reason, texts);
  return failure === null ? null : nameCode('failure', failure, texts);
}
