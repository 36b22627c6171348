import { Button } from '../../../design/controls/button.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import { CodeField } from '../codes/code-field.tsx';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { stepIcons } from '../frame/step-icons.ts';
import { PendingBookingDialog } from '../pending/pending-booking-dialog.tsx';
import { endCheckoutSession } from '../session/checkout-load.ts';
import { listVoucherShares } from '../summary-amounts.ts';
import { BankAccountBlock } from './billing/bank-account-block.tsx';
import { BillingSection } from './billing/billing-section.tsx';
import { CardBlock } from './card/card-block.tsx';
import { CoveredSection } from './covered-section.tsx';
import { describeSaving } from './describe-saving.ts';
import { InstalmentChoice } from './instalment-choice.tsx';
import { MethodChoice } from './methods/method-choice.tsx';
import { MilesBlock } from './miles/miles-block.tsx';
import { OrderSection, orderSectionId } from './order-section.tsx';
import { PaidByLinkSection } from './paid-by-link-section.tsx';
import styles from './payment-page.module.css';
import type { PaymentPageProps } from './payment-page-props.ts';
import { ProblemDialog } from './problem-dialog.tsx';
import { usePaymentForm } from './use-payment-form.ts';
import { WalletSection } from './wallets/wallet-section.tsx';

/** Billing address, payment choice and the order button on one page (checkout X-001). */
export function PaymentPage(props: PaymentPageProps) {
  const { codeRefused } = props;
  const texts = useTexts();
  const payment = usePaymentForm(props);
  const { summary, loaded, isCovered, byLink, plan, instalments, charged, billing, draft, faults, order } =
    payment;
  const { checkoutId, total, currency } = summary;
  const format = (amount: number) => formatAmount(amount, currency);
  const amount = format(charged);
  // A wallet on the provider's own page knows nothing of the form, which comes first then.
  const isQuick = props.wallets.some(({ kind }) => kind !== 'redirect');
  const wallets =
    isCovered || byLink !== undefined ? null : (
      <WalletSection
        wallets={props.wallets}
        amount={charged}
        currency={currency}
        total={amount}
        isQuick={isQuick}
        isBusy={order.isPlacing}
        prepare={payment.prepareWallet}
        onPaid={payment.payByWallet}
      />
    );
  const errorTexts = Object.fromEntries(Object.entries(faults).map(([name, id]) => [name, texts(id)]));

  return (
    <CheckoutFrame
      step="payment"
      summary={summary}
      onward={
        // The order itself is placed below what the law wants read before it (PAY-006).
        byLink?.plan === null ? undefined : (
          <Button href={`#${orderSectionId}`}>{texts('checkout.review')}</Button>
        )
      }
    >
      <div className={styles.head}>
        <h1>{texts('payment.title')}</h1>
        <p>{texts('payment.lead')}</p>
      </div>
      <CheckoutSection
        id="codes"
        title={texts('payment.codes.title')}
        icon={stepIcons.voucher}
        note={texts('payment.codes.note')}
      >
        <CodeField
          checkoutId={checkoutId}
          currency={currency}
          promotion={summary.promotion}
          vouchers={listVoucherShares(summary)}
          refused={codeRefused && `checkout.code.${codeRefused}`}
          onChange={payment.setCoded}
          onGone={endCheckoutSession}
        />
      </CheckoutSection>
      {props.miles === null ? null : (
        <MilesBlock summary={loaded} offer={props.miles} onChange={payment.setMiles} />
      )}
      <form
        ref={payment.form}
        className={styles.form}
        noValidate
        // Before hydration, submitting this form does nothing: no name or IBAN gets into an address.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void order.place(event.currentTarget);
        }}
        onBlur={(event) => payment.validateField(event, true)}
        onInput={(event) => {
          payment.validateField(event, false);
          draft.save(event.currentTarget);
        }}
      >
        {plan === null ? null : (
          <InstalmentChoice
            plan={plan}
            format={format}
            isDeposit={payment.wantsDeposit}
            onChoose={payment.setWantsDeposit}
          />
        )}
        {isQuick ? wallets : null}
        <BillingSection
          // With what a wallet says, the fields start again.
          key={billing === props.billing ? 'own' : JSON.stringify(billing)}
          prefilled={billing}
          faults={errorTexts}
          restored={billing === props.billing ? draft.restored : []}
        />
        <PaymentMethod page={props} payment={payment} faults={errorTexts} />
        {isQuick ? null : wallets}
        {byLink?.plan === null ? null : (
          <OrderSection
            summary={summary}
            rights={props.rights}
            amount={amount}
            instalments={instalments}
            isByLink={byLink !== undefined}
            isPlacing={order.isPlacing}
          />
        )}
      </form>
      <ProblemDialog
        problem={order.problem}
        total={format(order.problem?.newTotal ?? total)}
        onClose={payment.closeProblem}
      />
      <PendingBookingDialog />
    </CheckoutFrame>
  );
}

interface PaymentMethodProps {
  readonly page: PaymentPageProps;
  readonly payment: ReturnType<typeof usePaymentForm>;
  /** Error codes by the name of the field. */
  readonly faults: Readonly<Record<string, string>>;
}

/** How what is left to pay is paid: with a method that the shopper chooses, by a link that staff send, or not at all. */
function PaymentMethod({ page, payment, faults }: PaymentMethodProps) {
  const { customerName, methods, today } = page;
  const { summary, loaded, isCovered, byLink, charged, method } = payment;
  const texts = useTexts();
  const amount = formatAmount(charged, summary.currency);
  if (isCovered) return <CoveredSection />;
  if (byLink !== undefined) return <PaidByLinkSection plan={byLink.plan} amount={amount} />;
  return (
    <MethodChoice
      methods={methods}
      chosen={method}
      isMissing={payment.isMethodMissing}
      onChoose={payment.choose}
    >
      {method === 'BankAccount' ? (
        <BankAccountBlock faults={faults} customerName={customerName} amount={amount} />
      ) : method === 'PayPal' ? (
        <p>{texts('payment.payPal.note', { button: texts('payment.payNow') })}</p>
      ) : (
        <CardBlock
          key={method}
          ref={payment.card}
          checkoutId={summary.checkoutId}
          customerName={customerName}
          today={today}
          saved={describeSaving(payment.terms, loaded, texts)}
          onTerms={payment.setTerms}
        />
      )}
    </MethodChoice>
  );
}
