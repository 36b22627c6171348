import { Notice } from '../../../design/feedback/notice.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { formatDeadline } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { ShownVoucherOffer } from './shown-voucher-offer.ts';

/** On the page of a trip: vouchers that are offered in place of money, and those that were taken. */
export function VoucherOfferNotes({ offers }: { readonly offers: readonly ShownVoucherOffer[] }) {
  const texts = useTexts();
  const { language } = useVisit();
  return offers.map(({ id, state, amount, worth, currency, endsAt, path }) => {
    const values = {
      amount: formatAmount(amount, currency),
      worth: formatAmount(worth, currency),
      until: formatDeadline(new Date(endsAt), language),
    };
    if (state === 'taken')
      return (
        <Notice key={id} kind="success">
          {texts('voucherOffer.note.taken', values)}
        </Notice>
      );
    if (state !== 'open') return null;
    return (
      <Notice key={id} kind="information" title={texts('voucherOffer.title')}>
        {texts('voucherOffer.note.open', values)} <a href={path}>{texts('voucherOffer.see')}</a>
      </Notice>
    );
  });
}
