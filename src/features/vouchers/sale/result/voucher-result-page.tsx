import { useEffect } from 'react';
import { VoucherCard } from '../../../../content-modules/voucher-preview/voucher-card.tsx';
import { Button } from '../../../../design/controls/button.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { deleteDraft } from '../../../../design/form/form-draft.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { money } from '../../../../domain/money/money.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { VoucherPurchase } from '../../../../domain/vouchers/voucher-purchase.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { voucherDraftKey } from '../voucher-draft-key.ts';
import { VoucherHead } from '../voucher-head.tsx';
import styles from './voucher-result-page.module.css';

export interface VoucherResultProps {
  readonly bookingNumber: string;
  /** False while the payment's end is not known yet: a mail says it. */
  readonly isConfirmed: boolean;
  readonly purchase: VoucherPurchase;
  readonly currency: CurrencyCode;
  readonly buyerEmail: string;
  /** Last day of the withdrawal period, `YYYY-MM-DD`; null before the contract is concluded. */
  readonly withdrawUntil: string | null;
}

declare module '../../../../site/view-props.ts' {
  interface ViewProps {
    readonly voucherResult: VoucherResultProps;
  }
}

/** The voucher is bought: its number, when and where it is sent, and the way to withdraw (FLOW-016, checkout X-060). */
export default function VoucherResultPage(props: VoucherResultProps) {
  const { bookingNumber, isConfirmed, purchase, currency, buyerEmail, withdrawUntil } = props;
  const texts = useTexts();
  const link = useLink();
  const { brand, language } = useVisit();
  const { delivery, recipient, amount, message } = purchase;
  const design = brand.vouchers?.designs.find(({ key }) => key === purchase.design);
  // What was typed is needed no longer: the next voucher begins with an empty form.
  useEffect(() => deleteDraft(voucherDraftKey), []);
  const email = delivery.email ?? buyerEmail;
  const day = delivery.day === null ? null : formatDate(requireDay(delivery.day), language);
  return (
    <div className={styles.page} data-interactive="">
      <VoucherHead
        title={texts('voucher.sold.title')}
        lead={texts('voucher.sold.lead', { number: bookingNumber })}
      />
      {isConfirmed ? null : <Notice title={texts('voucher.sold.pending')} />}
      <VoucherCard
        firstName={recipient.firstName}
        lastName={recipient.lastName}
        value={money(amount, currency)}
        message={message}
        design={design ?? null}
      />
      <section className={styles.part} aria-labelledby="voucher-next">
        <h2 id="voucher-next">{texts('voucher.sold.next')}</h2>
        <ol className={styles.steps}>
          <li>{texts('voucher.sold.receipt', { email: buyerEmail })}</li>
          <li>
            {day === null
              ? texts('voucher.sold.sentNow', { email })
              : texts('voucher.sold.sentOn', { email, day })}
          </li>
          <li>{texts('voucher.sold.redeem')}</li>
        </ol>
      </section>
      {withdrawUntil === null ? null : (
        <section className={styles.part} aria-labelledby="voucher-withdraw">
          <h2 id="voucher-withdraw">{texts('withdrawal.right')}</h2>
          <p>{texts('withdrawal.until', { day: formatDate(requireDay(withdrawUntil), language) })}</p>
          <a href={link('withdrawal', {}, { order: bookingNumber })}>{texts('withdrawal.link')}</a>
        </section>
      )}
      <div className={styles.actions}>
        <Button href={link('homepage')}>{texts('voucher.sold.home')}</Button>
        <Button look="quiet" href={link('voucher_form')}>
          {texts('voucher.sold.again')}
        </Button>
      </div>
    </div>
  );
}
