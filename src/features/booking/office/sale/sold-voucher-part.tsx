import { Fact } from '../../../../design/staff/fact.tsx';
import { FilePart } from '../../../../design/staff/file-part.tsx';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { claimOf } from '../../../../domain/vouchers/sold-voucher.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { buildPath } from '../../../../url.ts';
import type { BookingFile } from '../../model/booking-file.ts';

interface SoldVoucherPartProps {
  readonly texts: Texts;
  readonly file: BookingFile;
}

/** The gift voucher that an order has sold, and what its buyer owes of it where the bank has taken its price back. */
export function SoldVoucherPart({ texts, file: { booking, soldVoucher } }: SoldVoucherPartProps) {
  if (soldVoucher === null) return null;
  const { id, hint, state, balance, redeemed } = soldVoucher;
  const claim = claimOf(soldVoucher, booking.chargedBack);
  const format = (amount: number) => formatAmount(amount, booking.order.currency);
  const facts = [
    ['office.state', texts(`office.voucher.state.${state}`)],
    ['office.voucher.balance', format(balance)],
    ['office.voucher.redeemed', format(redeemed)],
    ...(claim === 0 ? [] : [['office.voucher.claim', format(claim)] as const]),
  ] as const;
  return (
    <FilePart title={texts('office.voucher.sold')}>
      <p>
        <a href={buildPath('back_office_voucher', { voucherId: id })}>
          {texts('office.voucher.title', { hint: hint ?? '–' })}
        </a>
      </p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <Fact key={label} label={texts(label)}>
            {value}
          </Fact>
        ))}
      </dl>
      {claim === 0 ? null : <p>{texts('office.voucher.claimHint')}</p>}
    </FilePart>
  );
}
