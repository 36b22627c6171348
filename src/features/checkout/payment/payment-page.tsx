import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showFirstError } from '../../../design/form/show-first-error.ts';
import type { Instalments } from '../../../domain/booking/instalments.ts';
import type { ListedMethod, WalletMethod } from '../../../domain/booking/payment-details.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { LEAST_CARD_CHARGE } from '../../../domain/money/package-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { CodeRefusal } from '../../../domain/vouchers/code-refusal.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { WalletPayment } from '../../../ports/payment/payment-browser-port.ts';
import type { WalletSetup } from '../../../ports/payment/payment-port.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { CodeSection } from '../codes/code-section.tsx';
import type { CodedTicket } from '../codes/coupon-schema.ts';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { stepIcons } from '../frame/step-icons.ts';
import { PendingBookingDialog } from '../pending/pending-booking-dialog.tsx';
import { planCheckout } from '../plan-checkout.ts';
import type { BillingRules } from '../validation/billing-rules.ts';
import { withTotal } from '../with-total.ts';
import { BankAccountBlock } from './billing/bank-account-block.tsx';
import { type BillingEntry, billingName, readBilling } from './billing/billing-entry.ts';
import { BillingSection } from './billing/billing-section.tsx';
import { findBankFaults } from './billing/find-bank-faults.ts';
import { type Faults, readBillingFaults } from './billing/read-faults.ts';
import { useBillingDraft } from './billing/use-billing-draft.ts';
import { CardBlock } from './card/card-block.tsx';
import type { CardTerms } from './card/card-form.ts';
import type { CardFormHandle } from './card/card-form-handle.ts';
import type { PaymentProblem } from './decide-next.ts';
import type { TravelRights } from './describe-rights.ts';
import { describeSaving } from './describe-saving.ts';
import { InstalmentChoice } from './instalment-choice.tsx';
import { MethodChoice, methodChoiceId } from './methods/method-choice.tsx';
import { MilesBlock } from './miles/miles-block.tsx';
import type { MilesOffer } from './miles/miles-offer.ts';
import { OrderSection } from './order-section.tsx';
import styles from './payment-page.module.css';
import { ProblemDialog } from './problem-dialog.tsx';
import { useOrder } from './use-order.ts';
import { CONTACT_FIELDS, takeOverContact, toWalletContact } from './wallets/take-over-contact.ts';
import { WalletSection } from './wallets/wallet-section.tsx';

export interface PaymentPageProps {
  readonly summary: CheckoutSummary;
  readonly rights: TravelRights;
  readonly billing: BillingEntry;
  readonly billingRules: BillingRules;
  /** First and last name of the first traveller. */
  readonly customerName: string;
  readonly methods: readonly ListedMethod[];
  /** Wallets that can pay for it; which a device has, the browser finds out. */
  readonly wallets: readonly WalletSetup[];
  /** Null where miles do not pay. */
  readonly miles: MilesOffer | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly trackingParams: Readonly<Record<string, string>>;
  /** Why a code that was sent without script does nothing; null for none. */
  readonly codeRefused: CodeRefusal | null;
  /** Present where staff book for a caller, who pays by a link and by nothing else; null where the trip begins too soon for that. */
  readonly byLink?: { readonly plan: Instalments | null };
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly checkoutPayment: PaymentPageProps;
  }
}

/** Billing address, payment choice and the order button on one page (checkout X-001). */
export default function PaymentPage(props: PaymentPageProps) {
  const { billingRules, customerName, methods, today, trackingParams, codeRefused } = props;
  const texts = useTexts();
  const { brand } = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardFormHandle>(null);
  const [billing, setBilling] = useState(props.billing);
  const [method, setMethod] = useState<ListedMethod | null>(null);
  const [isMethodMissing, setMethodMissing] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [known, setKnown] = useState<{ readonly terms: CardTerms | null; readonly of: number } | null>(null);
  const [coded, setCoded] = useState<CodedTicket | null>(null);
  const [miles, setMiles] = useState(props.summary.miles);
  const [wantsDeposit, setWantsDeposit] = useState(false);
  const isAsLoaded = coded === null && miles === props.summary.miles;
  const loaded = isAsLoaded ? props.summary : withTotal({ ...props.summary, ...coded, miles });
  // What a card saves belongs to the total it was asked for: codes and miles change it.
  const terms = known?.of === loaded.total ? known.terms : null;
  const summary = withDiscount(loaded, terms);
  const { checkoutId, total, currency } = summary;
  /** Vouchers and miles pay for all of it. */
  const isCovered = total === 0;
  const draft = useBillingDraft(checkoutId, form);
  const format = (amount: number) => formatAmount(amount, currency);
  const byLink = isCovered ? undefined : props.byLink;
  const plan = byLink !== undefined ? null : planCheckout(summary.trip, total, brand, requireDay(today));
  const instalments = wantsDeposit ? plan : null;
  const charged = instalments?.deposit ?? total;
  const amount = format(charged);

  /** Marks fields and expands collapsed parts before focusing the first field in error. */
  function showFaults(found: Faults): void {
    flushSync(() => setFaults(found));
    if (form.current !== null && Object.keys(found).length > 0) showFirstError(form.current);
  }

  const order = useOrder({
    checkoutId,
    prefilled: billing,
    billingRules,
    method: isCovered || byLink !== undefined ? 'None' : method,
    card,
    total,
    isDeposit: instalments !== null,
    isByLink: byLink !== undefined,
    trackingParams,
    onFaults: showFaults,
    onMethodMissing: () => {
      setMethodMissing(true);
      focusMethods();
    },
  });

  // Runs before the first paint, so that no click can precede it.
  useLayoutEffect(() => {
    // Reads a choice made before hydration, or restored by the browser after a reload.
    const chosen = methods.find((each) => each === new FormData(form.current ?? undefined).get('method'));
    if (chosen !== undefined) setMethod(chosen);
    if (new FormData(form.current ?? undefined).get('instalments') === 'deposit') setWantsDeposit(true);
  }, [methods]);

  /** Shows an error when the shopper leaves a field, and removes it once the value is valid (VALID-027). */
  const validateField = async (name: string, isLeft: boolean) => {
    if (form.current === null || name === '' || !(isLeft || name in faults)) return;
    const entered = new FormData(form.current);
    const found = name.startsWith('bank.')
      ? await findBankFaults(entered)
      : readBillingFaults(entered, billing, billingRules);
    setFaults(({ [name]: _, ...others }) =>
      found[name] === undefined ? others : { ...others, [name]: found[name] },
    );
  };
  // Links, summaries and the provider's frames lose focus, too, and have no name.
  const fieldNameOf = ({ target }: FormEvent) => ('name' in target ? String(target.name) : '');

  const choose = (chosen: ListedMethod) => {
    setMethod(chosen);
    setMethodMissing(false);
    setKnown(null);
  };
  /** The page reloads where its ticket shows another price than the checkout has now; after refused cards another method is the way on. */
  const closeProblem = () => {
    const problem = order.problem?.problem;
    if (problem !== undefined && reloading.includes(problem)) return location.reload();
    // The closing dialog gives the focus back to the order button: the choice gets it afterwards.
    flushSync(order.dismissProblem);
    if (problem === 'cardPaused' || problem === 'walletDeclined') focusMethods();
  };
  /** A sheet opens once nothing is missing that the wallet does not know. */
  const prepareWallet = async () => {
    if (form.current === null) return null;
    const entered = new FormData(form.current);
    const known: ReadonlySet<string> = new Set(CONTACT_FIELDS.map(billingName));
    const missing = Object.entries(readBillingFaults(entered, billing, billingRules)).filter(
      // Whether somebody else needs a birth date, the name of the wallet decides.
      ([name]) => !known.has(name) && name !== billingName('birthDate'),
    );
    showFaults(Object.fromEntries(missing));
    if (missing.length > 0) return null;
    return { checkoutId, contact: toWalletContact(readBilling(entered, billing)) };
  };
  const payByWallet = (paidBy: WalletMethod, { token, contact }: WalletPayment) => {
    if (form.current === null) return;
    const taken = takeOverContact(readBilling(new FormData(form.current), billing), contact);
    flushSync(() => setBilling(taken));
    draft.save(form.current);
    void order.place(form.current, { method: paidBy, token, billing: taken });
  };
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
        prepare={prepareWallet}
        onPaid={payByWallet}
      />
    );
  const errorTexts = Object.fromEntries(Object.entries(faults).map(([name, id]) => [name, texts(id)]));

  return (
    <CheckoutFrame step="payment" summary={summary}>
      <div className={styles.head}>
        <h1>{texts('payment.title')}</h1>
        <p>{texts('payment.lead')}</p>
      </div>
      <CodeSection
        summary={summary}
        onChange={setCoded}
        refused={codeRefused && `checkout.code.${codeRefused}`}
      />
      {props.miles === null ? null : <MilesBlock summary={loaded} offer={props.miles} onChange={setMiles} />}
      <form
        ref={form}
        className={styles.form}
        noValidate
        // Before hydration, submitting this form does nothing: no name or IBAN gets into an address.
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void order.place(event.currentTarget);
        }}
        onBlur={(event) => void validateField(fieldNameOf(event), true)}
        onInput={(event) => {
          void validateField(fieldNameOf(event), false);
          draft.save(event.currentTarget);
        }}
      >
        {plan === null ? null : (
          <InstalmentChoice plan={plan} format={format} isDeposit={wantsDeposit} onChoose={setWantsDeposit} />
        )}
        {isQuick ? wallets : null}
        <BillingSection
          // With what a wallet says, the fields start again.
          key={billing === props.billing ? 'own' : JSON.stringify(billing)}
          prefilled={billing}
          faults={errorTexts}
          restored={billing === props.billing ? draft.restored : []}
        />
        {isCovered ? (
          <Covered />
        ) : byLink !== undefined ? (
          <PaidByLink plan={byLink.plan} amount={amount} />
        ) : (
          <MethodChoice methods={methods} chosen={method} isMissing={isMethodMissing} onChoose={choose}>
            {method === 'BankAccount' ? (
              <BankAccountBlock faults={errorTexts} customerName={customerName} amount={amount} />
            ) : method === 'PayPal' ? (
              <p>{texts('payment.payPal.note', { button: texts('payment.payNow') })}</p>
            ) : (
              <CardBlock
                key={method}
                ref={card}
                checkoutId={checkoutId}
                customerName={customerName}
                today={today}
                saved={describeSaving(terms, loaded, texts)}
                onTerms={(found) => setKnown({ terms: found, of: loaded.total })}
              />
            )}
          </MethodChoice>
        )}
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
        onClose={closeProblem}
      />
      <PendingBookingDialog />
    </CheckoutFrame>
  );
}

/** Problems after which the ticket shows another price than the checkout has. */
const reloading: readonly PaymentProblem[] = ['priceChanged', 'residenceChanged', 'voucherGone'];

/** In place of the methods where vouchers and miles pay for all of it. */
function Covered() {
  const texts = useTexts();
  return (
    <CheckoutSection
      id="payment"
      title={texts('payment.methods')}
      icon={stepIcons.payment}
      note={texts('payment.codes.covered')}
    />
  );
}

/** In place of the methods where staff book for a caller. */
function PaidByLink({ plan, amount }: { readonly plan: Instalments | null; readonly amount: string }) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <CheckoutSection
      id="payment"
      title={texts('payment.methods')}
      icon={stepIcons.payment}
      note={
        plan === null
          ? texts('payment.byLink.tooSoon')
          : texts('payment.byLink.note', {
              amount,
              day: formatDate(requireDay(plan.dueOn), language, 'long'),
            })
      }
    />
  );
}

function focusMethods(): void {
  document.querySelector<HTMLElement>(`#${methodChoiceId} input`)?.focus();
}

/** Adds the card's discount to the summary (DISC-003). */
function withDiscount(summary: CheckoutSummary, terms: CardTerms | null): CheckoutSummary {
  const discount = terms?.discount ?? 0;
  if (discount === 0) return summary;
  // What is left for the card may have become less since its discount was asked for.
  return withTotal({
    ...summary,
    cardDiscount: Math.min(discount, Math.max(0, summary.total - LEAST_CARD_CHARGE)),
  });
}
