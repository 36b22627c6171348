import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showFirstError } from '../../../design/form/show-first-error.ts';
import type { ListedMethod, WalletMethod } from '../../../domain/booking/payment-details.ts';
import { leastCardCharge } from '../../../domain/money/package-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { WalletPayment } from '../../../ports/payment/payment-browser-port.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import type { CodedTicket } from '../codes/coded-ticket.ts';
import { planCheckoutInstalments } from '../plan-checkout-instalments.ts';
import { withTotal } from '../with-total.ts';
import { billingName, readBilling } from './billing/billing-entry.ts';
import { findBankFaults } from './billing/find-bank-faults.ts';
import { type Faults, readBillingFaults } from './billing/read-faults.ts';
import { useBillingDraft } from './billing/use-billing-draft.ts';
import type { CardTerms } from './card/card-form.ts';
import type { CardFormHandle } from './card/card-form-handle.ts';
import type { PaymentProblem } from './decide-next.ts';
import { methodChoiceId } from './methods/method-choice.tsx';
import type { PaymentPageProps } from './payment-page-props.ts';
import { useOrder } from './use-order.ts';
import { CONTACT_FIELDS, takeOverContact, toWalletContact } from './wallets/take-over-contact.ts';

/**
 * What the payment page knows and does: the trip as it will be paid, the billing address, the means of payment, and the order by it or by a
 * wallet.
 */
export function usePaymentForm(props: PaymentPageProps) {
  const { billingRules, methods, today, trackingParams } = props;
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
  const { checkoutId, total } = summary;
  /** Vouchers and miles pay for all of it. */
  const isCovered = total === 0;
  const draft = useBillingDraft(checkoutId, form);
  const byLink = isCovered ? undefined : props.byLink;
  const plan =
    byLink !== undefined ? null : planCheckoutInstalments(summary.trip, total, brand, requireDay(today));
  const instalments = wantsDeposit ? plan : null;
  const charged = instalments?.deposit ?? total;

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
    const isElsewhere = !form.current?.contains(document.activeElement);
    // After a refused card the button that ordered may be gone, and with it the focus.
    if (problem === 'cardPaused' || problem === 'walletDeclined' || isElsewhere) focusMethods();
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
  return {
    form,
    card,
    /** With the discount of the card. */
    summary,
    /** As the codes and miles leave it, without the discount of the card. */
    loaded,
    isCovered,
    byLink,
    plan,
    instalments,
    /** Minor units that are paid now. */
    charged,
    billing,
    draft,
    faults,
    method,
    isMethodMissing,
    terms,
    order,
    setCoded,
    setMiles,
    wantsDeposit,
    setWantsDeposit,
    setTerms: (found: CardTerms | null) => setKnown({ terms: found, of: loaded.total }),
    validateField: (event: FormEvent, isLeft: boolean) => void validateField(fieldNameOf(event), isLeft),
    choose,
    closeProblem,
    prepareWallet,
    payByWallet,
  };
}

/** Problems after which the ticket shows another price than the checkout has. */
const reloading: readonly PaymentProblem[] = ['priceChanged', 'residenceChanged', 'voucherGone'];

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
    cardDiscount: Math.min(discount, Math.max(0, summary.total - leastCardCharge(summary.currency))),
  });
}
