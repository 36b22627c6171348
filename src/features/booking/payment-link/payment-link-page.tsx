import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { showFirstError } from '../../../design/form/show-first-error.ts';
import { Picture } from '../../../design/pictures/picture.tsx';
import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { IMAGE_SIZES } from '../../../domain/pictures/image-size.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './payment-link-page.module.css';
import type { LinkCardFields, PaymentLinkParts, PaymentLinkProps } from './payment-link-props.ts';
import { useAwaitPayment } from './use-await-payment.ts';
import { usePayLink } from './use-pay-link.ts';

/** The page of a payment by link (CONST-027): what it is for, how much by when, and the ways to pay. */
export function PaymentLinkPage(props: PaymentLinkProps & PaymentLinkParts) {
  const { state, token, Challenge } = props;
  const texts = useTexts();
  const link = useLink();
  const { brand } = useVisit();
  return (
    <div className={styles.page} data-interactive={state.kind === 'paying' ? '' : undefined}>
      <a className={styles.brand} href={link('homepage')}>
        {brand.name}
      </a>
      {state.kind === 'paying' && state.action !== null ? (
        <Challenge token={token} action={state.action} returned={state.returned} />
      ) : (
        <>
          <h1>{texts(`pay.${titleOf(props)}`)}</h1>
          <Summary {...props} />
          <Step {...props} />
        </>
      )}
    </div>
  );
}

function titleOf({ state, purpose }: PaymentLinkProps): string {
  switch (state.kind) {
    case 'open':
      return purpose === 'balance' ? 'balance' : 'request';
    case 'paying':
      return 'paying';
    case 'paid':
      return state.isConfirmed ? 'paid' : 'pending';
    case 'withdrawn':
      return 'withdrawn';
  }
}

/** The trip and the amount. */
function Summary({ trip, amount, currency, dueOn, note, state }: PaymentLinkProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const [from, to] = [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language));
  return (
    <section className={styles.summary} aria-label={trip.hotel}>
      <Picture
        scene={trip.scene}
        alt=""
        variants={IMAGE_SIZES.overlay}
        sizes="(min-width: 768px) 18rem, 100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.hotel}>{trip.hotel}</p>
        <p>{trip.place}</p>
        <p>
          {from} – {to}
        </p>
        <p>
          {texts('pay.number')} {trip.bookingNumber}
        </p>
      </div>
      <dl className={styles.amount}>
        <div>
          <dt>{texts('pay.amount')}</dt>
          <dd>{formatPrice(money(amount, currency), { fractionDigits: true })}</dd>
        </div>
        {state.kind === 'open' ? (
          <div>
            <dt>{texts('pay.dueOn')}</dt>
            <dd className={styles.due}>{formatDate(requireDay(dueOn), language, 'medium')}</dd>
          </div>
        ) : null}
      </dl>
      {note === '' ? null : <p className={styles.note}>{note}</p>}
    </section>
  );
}

function Step(props: PaymentLinkProps & PaymentLinkParts): ReactNode {
  const { state, token } = props;
  const texts = useTexts();
  switch (state.kind) {
    case 'open':
      return <PaymentForm {...props} problem={state.problem} />;
    case 'paying':
      return <Waiting token={token} />;
    case 'paid':
      return (
        <Notice kind={state.isConfirmed ? 'success' : 'information'}>
          {texts(state.isConfirmed ? 'pay.paidText' : 'pay.pendingText')}
        </Notice>
      );
    case 'withdrawn':
      return (
        <>
          <p className={styles.text}>{texts('pay.withdrawnText')}</p>
          <Hotline />
        </>
      );
  }
}

function Waiting({ token }: Pick<PaymentLinkProps, 'token'>) {
  const texts = useTexts();
  useAwaitPayment(token);
  return <Spinner label={texts('pay.paying')} />;
}

function Hotline() {
  const { number, display } = useVisit().brand.hotline;
  return (
    <p>
      <a href={`tel:${number}`}>{display}</a>
    </p>
  );
}

function PaymentForm(props: PaymentLinkProps & PaymentLinkParts & { readonly problem: string | null }) {
  const { token, methods, today, Payment, findBankFaults } = props;
  const texts = useTexts();
  const { brand } = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<LinkCardFields>(null);
  const [method, setMethod] = useState<ListedMethod | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const amount = formatPrice(money(props.amount, props.currency), { fractionDigits: true });

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
  const { isPaying, problem, pay } = usePayLink({
    token,
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
      aria-label={texts('pay.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      {problem === null ? null : <Notice kind="error">{texts(problemText(problem))}</Notice>}
      <Payment
        methods={methods}
        chosen={method}
        isMissing={isMissing}
        onChoose={(chosen) => {
          setMethod(chosen);
          setMissing(false);
        }}
        token={token}
        today={today}
        amount={amount}
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
        {texts('pay.button')} {amount}
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
