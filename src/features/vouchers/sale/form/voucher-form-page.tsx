import { VoucherCard } from '../../../../content-modules/voucher-preview/voucher-card.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { ErrorSummary } from '../../../../design/form/error-summary.tsx';
import { FormErrorsProvider } from '../../../../design/form/form-errors.tsx';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { money } from '../../../../domain/money/money.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { VoucherHead } from '../voucher-head.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { useVoucherForm } from './use-voucher-form.ts';
import { voucherFieldErrorText } from './voucher-error-text.ts';
import { VoucherFormFoot } from './voucher-form-foot.tsx';
import styles from './voucher-form-page.module.css';
import type { VoucherFormParts, VoucherFormProps } from './voucher-form-props.ts';
import { VoucherProblemDialog } from './voucher-problem-dialog.tsx';

/** The form of a gift voucher with its live preview (VOUCH-001, VOUCH-008 to VOUCH-025). */
export function VoucherFormPage(props: VoucherFormProps & VoucherFormParts) {
  const { amounts, currency, methods, today, values, Payment, captcha: Captcha } = props;
  const texts = useTexts();
  const form = useVoucherForm(props);
  const { checked, placing, designs, shown, bankFaults } = form;
  const amount = Number(shown.amount) || 0;
  const total = amount === 0 ? '' : formatAmount(amount, currency);
  const design = designs.find(({ key }) => key === shown.design) ?? designs[0];
  return (
    // The dialog of an order that has failed does not wait for its reader.
    <div className={styles.page} data-interactive={props.problem === null ? undefined : ''}>
      <VoucherHead title={texts('voucher.title')} lead={texts('voucher.lead')} />
      {amounts.length === 0 ? (
        <Notice kind="warning" title={texts('voucher.problem.NO_VOUCHERS_AVAILABLE')} />
      ) : null}
      <div className={styles.columns}>
        <div className={styles.preview}>
          <VoucherCard
            firstName={text(shown.recipientFirstName)}
            lastName={text(shown.recipientLastName)}
            value={money(amount || (amounts[0] ?? 0), currency)}
            message={text(shown.message)}
            design={design ?? null}
            isSpecimen
          />
          <p className={styles.note}>{texts('voucher.previewNote')}</p>
        </div>
        <FormErrorsProvider errors={checked.errors} textOf={voucherFieldErrorText}>
          <form
            {...checked.form}
            className={styles.form}
            aria-label={texts('voucher.title')}
            onInput={(event) => {
              checked.form.onInput(event);
              form.readForm();
            }}
          >
            <ErrorSummary isSent={checked.isSent} labelOf={(name) => texts(`voucher.field.${name}`)} />
            <GiftFields
              amounts={amounts}
              currency={currency}
              designs={designs}
              today={today}
              values={values}
            />
            <BuyerFields values={values} />
            {/* Cards and accounts are in no draft. */}
            <div data-saves="">
              <Payment
                methods={methods}
                chosen={form.method}
                isMissing={form.isMethodMissing}
                onChoose={form.chooseMethod}
                checkoutId={placing.checkoutId}
                customerName={`${text(shown.firstName)} ${text(shown.lastName)}`.trim()}
                today={today}
                amount={total}
                faults={Object.fromEntries(Object.entries(bankFaults).map(([name, id]) => [name, texts(id)]))}
                card={form.card}
                wallets={props.wallets}
                total={amount}
                currency={currency}
                isPlacing={placing.isPlacing}
                prepareWallet={form.prepareWallet}
                onWallet={(paidBy, payment) => void form.payByWallet(paidBy, payment)}
              />
            </div>
            {Captcha === undefined ? null : <Captcha onToken={form.setToken} />}
            <VoucherFormFoot total={total} isPlacing={placing.isPlacing} />
          </form>
        </FormErrorsProvider>
      </div>
      <VoucherProblemDialog problem={placing.problem} onClose={placing.closeProblem} />
    </div>
  );
}

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : '');
