import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { showFirstError } from '../../../design/form/show-first-error.ts';
import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { LaterCardFields, LaterPaymentParts, PayableAmount } from './later-payment-props.ts';
import styles from './payment-form.module.css';
import { usePay } from './use-pay.ts';

export interface PaymentFormProps
  extends PayableAmount,
    Pick<LaterPaymentParts, 'Payment' | 'findBankFaults'> {
  /** Code of the error that an earlier attempt ended with; null for none. */
  readonly problem: string | null;
  readonly label: string;
  /** Words of the button, which the amount follows. */
  readonly button: string;
}

/** Pays an amount for a booked trip with one of the methods of the checkout. */
export function PaymentForm(props: PaymentFormProps) {
  const { place, methods, today, Payment, findBankFaults, label, button } = props;
  const texts = useTexts();
  const { brand } = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<LaterCardFields>(null);
  const amount = formatAmount(props.amount, props.currency);
  const [method, setMethod] = useState<ListedMethod | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const mark = (found: Readonly<Record<string, string>>) => {
    flushSync(() => setFaults(found));
    if (form.current !== null && Object.keys(found).length > 0) showFirstError(form.current);
  };
  const miss = () => {
    flushSync(() => setMissing(true));
    form.current?.querySelector<HTMLElement>('input[name="method"]')?.focus();
  };
  useLayoutEffect(() => {
    // Reads a choice made before hydration, or restored by the browser after a reload.
    const chosen = methods.find((each) => each === new FormData(form.current ?? undefined).get('method'));
    if (chosen !== undefined) setMethod(chosen);
  }, [methods]);
  const { isPaying, problem, pay } = usePay({
    place,
    amount: props.amount,
    problem: props.problem,
    card,
    onFaults: (codes) =>
      mark(Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, `payment.error.${code}`]))),
    onMethodMissing: miss,
  });
  const submit = async (entered: FormData) => {
    if (method === null) return miss();
    const found = method === 'BankAccount' ? await findBankFaults(entered) : {};
    mark(found);
    if (Object.keys(found).length === 0) await pay(method, entered);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      // Before hydration, submitting this form does nothing: no name or IBAN gets into an address.
      method="dialog"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      {problem === null ? null : <Notice kind="error">{texts(problemText(problem))}</Notice>}
      <Payment
        place={place}
        methods={methods}
        today={today}
        amount={amount}
        chosen={method}
        isMissing={isMissing}
        onChoose={(chosen) => {
          setMethod(chosen);
          setMissing(false);
        }}
        faults={Object.fromEntries(Object.entries(faults).map(([name, id]) => [name, texts(id)]))}
        card={card}
      />
      <Button
        type="submit"
        size="large"
        className={styles.button}
        isBusy={isPaying}
        aria-disabled={isPaying || undefined}
        data-needs-script=""
      >
        {button} {amount}
      </Button>
      <noscript>
        <p>{texts('checkout.noScript', { phone: brand.hotline.display })}</p>
      </noscript>
    </form>
  );
}

/** Errors that have words of their own. */
const problems: readonly string[] = [
  'noPaymentSelectedError',
  'threeDsChallengeCancelled',
  'threeDsChallengeRefused',
  'cardChanged',
  'cardPaused',
  'tooManyHolds',
  'lost',
];

function problemText(code: string): string {
  return `pay.problem.${problems.includes(code) ? code : 'technicalError'}`;
}
