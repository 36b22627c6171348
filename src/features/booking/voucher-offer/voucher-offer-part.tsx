import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingFile, ListedVoucherOffer, OfferableRefund } from '../model/booking-file.ts';
import { worthOf } from '../model/voucher-offers/voucher-offer.ts';
import type { RefusedForm } from '../office/form/refused-form.ts';
import { StaffAmount } from '../office/form/staff-amount.tsx';
import { StaffNote } from '../office/form/staff-note.tsx';

export interface VoucherOfferPartProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: Pick<BookingFile, 'booking' | 'voucherOffers'>;
  readonly refused: RefusedForm | null;
}

/** Gift vouchers in place of money that is due back: what was offered and answered, and the form that offers one. */
export function VoucherOfferPart(props: VoucherOfferPartProps) {
  const { texts, file } = props;
  const { offers, offerable } = file.voucherOffers;
  if (offers.length === 0 && offerable.length === 0) return null;
  return (
    <FilePart title={texts('office.voucherOffer')}>
      {offers.length === 0 ? null : (
        <ul className="links">
          {offers.map((offer) => (
            <Offered key={offer.id} {...props} offer={offer} />
          ))}
        </ul>
      )}
      {offerable.map((refund, at) => (
        <OfferForm key={refund.refundId} {...props} refund={refund} number={at} />
      ))}
    </FilePart>
  );
}

function Offered({ texts, language, offer }: VoucherOfferPartProps & { readonly offer: ListedVoucherOffer }) {
  const { amount, currency, offeredBy, note, endsAt, shownState, voucherId } = offer;
  return (
    <li>
      {texts('office.voucherOffer.fact', {
        amount: formatAmount(amount, currency),
        worth: formatAmount(worthOf(offer), currency),
      })}{' '}
      · {texts(`office.voucherOffer.state.${shownState}`)}
      {shownState === 'open'
        ? ` · ${texts('office.voucherOffer.until', { at: formatDateTime(endsAt, language, SHOP_TIME_ZONE) })}`
        : null}{' '}
      · {texts('office.said', { by: offeredBy, note })}
      {voucherId === null ? null : (
        <>
          {' · '}
          <a href={buildPath('back_office_voucher', { voucherId })}>{texts('office.giftVoucher')}</a>
        </>
      )}
    </li>
  );
}

function OfferForm({
  texts,
  language,
  file,
  refused,
  refund,
  number,
}: VoucherOfferPartProps & { readonly refund: OfferableRefund; readonly number: number }) {
  const { refundId, reason, amount, mostBonus, sendsAt } = refund;
  const { bookingNumber, order } = file.booking;
  const format = (value: number) => formatAmount(value, order.currency);
  const shown = refused?.form === 'voucher-offer' ? refused : null;
  const id = number === 0 ? 'voucher-offer' : `voucher-offer-${number + 1}`;
  return (
    <form
      className="decide"
      method="post"
      action={buildPath('back_office_decision', { bookingNumber })}
      noValidate
    >
      <p>
        <strong>{format(amount)}</strong> {texts(`office.refund.reason.${reason}`)} ·{' '}
        {sendsAt === null
          ? texts('office.voucherOffer.waits')
          : texts('office.voucherOffer.sends', { at: formatDateTime(sendsAt, language, SHOP_TIME_ZONE) })}
      </p>
      <input type="hidden" name="refund" value={refundId} />
      <StaffAmount
        texts={texts}
        id={`${id}-amount`}
        label={texts('office.voucherOffer.bonus', { most: format(mostBonus) })}
        proposed="0"
        refused={shown}
      />
      <StaffNote texts={texts} id={`${id}-note`} label={texts('office.note')} refused={shown} />
      <button type="submit" name="decision" value="voucher-offer">
        {texts('office.voucherOffer.offer')}
      </button>
    </form>
  );
}
