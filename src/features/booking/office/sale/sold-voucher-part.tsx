import { formatPrice } from '../../../../domain/money/format-price.ts';
import { money } from '../../../../domain/money/money.ts';
import { claimOf } from '../../../../domain/vouchers/sold-voucher.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { buildPath } from '../../../../url.ts';
import type { BookingFile } from '../../model/booking-file.ts';
import { Fact } from '../fact.tsx';
import { FilePart } from '../file-part.tsx';

interface SoldVoucherPartProps {
  readonly texts: Texts;
  readonly file: BookingFile;
}

/** The gift voucher that an order has sold, and what its buyer owes of it where the bank has taken its price back. */
export function SoldVoucherPart({ texts, file: { booking, soldVoucher } }: SoldVoucherPartProps) {
  if (soldVoucher === null) return null;
  const { id, hint, state, balance, redeemed } = soldVoucher;
  const claim = claimOf(soldVoucher, booking.chargedBack);
  const write = (amount: number) =>
    formatPrice(money(amount, booking.order.currency), { fractionDigits: true });
  return (
    <FilePart title={texts('office.voucher.sold')}>
      <dl className="facts">
        <Fact label={texts('office.voucher.hint')}>
          <a href={buildPath('back_office_voucher', { voucherId: id })}>
            {texts('office.voucher.title', { hint: hint ?? '–' })}
          </a>
        </Fact>
        <Fact label={texts('office.state')}>{texts(`office.voucher.state.${state}`)}</Fact>
        <Fact label={texts('office.voucher.balance')}>{write(balance)}</Fact>
        <Fact label={texts('office.voucher.redeemed')}>{write(redeemed)}</Fact>
        {claim === 0 ? null : (
          <Fact label={texts('office.voucher.claim')}>
            <strong>{write(claim)}</strong>
          </Fact>
        )}
      </dl>
      {claim === 0 ? null : <p>{texts('office.voucher.claimHint')}</p>}
    </FilePart>
  );
}
