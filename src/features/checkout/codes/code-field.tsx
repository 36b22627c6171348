import X from 'lucide-react/icons/x';
import { type FormEvent, useState } from 'react';
import { codePolicy } from '../../../defaults.ts';
import { Button } from '../../../design/controls/button.tsx';
import { Field } from '../../../design/controls/field.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import styles from './code-field.module.css';
import type { CouponBody, CouponResult } from './coupon-schema.ts';

/** Amounts are minor units. */
export interface CodeFieldProps {
  readonly checkoutId: string;
  readonly currency: CurrencyCode;
  readonly promotion: { readonly code: string; readonly amount: number } | null;
  /** Each voucher of the order, with what it pays. */
  readonly vouchers: readonly {
    readonly voucher: { readonly hint: string; readonly balance: number };
    readonly paid: number;
  }[];
  /** Text id of why the code of a form without script does nothing; null for none. */
  readonly refused: string | null;
  /** Called with what a code has changed of the ticket. */
  readonly onChange: (ticket: CouponResult['ticket']) => void;
  /** Called where the checkout is over. */
  readonly onGone: () => void;
}

const formId = 'codes-form';
const fieldId = 'code';

/** Enters and removes the gift vouchers and the promotion code of an order. Its form works without script. */
export function CodeField(props: CodeFieldProps) {
  const { checkoutId, refused, onChange, onGone } = props;
  const texts = useTexts();
  const { locale } = useVisit();
  const [message, setMessage] = useState({ error: refused, done: '' });
  const [isSending, setSending] = useState(false);
  const address = buildPath('do_coupon_set', { _locale: locale, checkoutId });

  const send = async (form: HTMLFormElement, data: CouponBody['data']) => {
    setSending(true);
    const posted = await postJson<CouponResult>(address, { data }, new AbortController().signal);
    setSending(false);
    if (posted.status === 'gone') return onGone();
    if (posted.status !== 'answered') return setMessage({ error: 'payment.codes.lost', done: '' });
    const { success, messages, ticket } = posted.answer;
    onChange(ticket);
    if (!success) return setMessage({ error: `checkout.code.${messages[0]?.code ?? 'unknown'}`, done: '' });
    setMessage({ error: null, done: data.remove ? 'payment.codes.removed' : 'payment.codes.added' });
    form.reset();
    // What was removed took the focus along.
    if (data.remove) document.getElementById(fieldId)?.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const removed = pressed instanceof HTMLButtonElement && pressed.name === 'remove' ? pressed.value : null;
    const code = removed ?? String(new FormData(form).get('code')).trim();
    if (code === '') return document.getElementById(fieldId)?.focus();
    void send(form, { code, remove: removed !== null });
  };

  return (
    <>
      <form id={formId} className={styles.entry} method="post" action={address} onSubmit={submit}>
        <Field
          id={fieldId}
          label={texts('payment.codes.label')}
          error={message.error === null ? null : texts(message.error)}
        >
          {(control) => (
            <input
              {...control}
              name="code"
              maxLength={codePolicy.maxCodeLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Button type="submit" look="secondary" isBusy={isSending}>
          {texts('payment.codes.redeem')}
        </Button>
      </form>
      <RedeemedCodes {...props} />
      <p role="status" className={styles.done}>
        {message.done === '' ? null : texts(message.done)}
      </p>
    </>
  );
}

function RedeemedCodes({ promotion, vouchers, currency }: CodeFieldProps) {
  const texts = useTexts();
  const format = (amount: number) => formatAmount(amount, currency);
  const redeemed = [
    ...(promotion === null ? [] : [{ ...promotion, name: texts('checkout.promotion', promotion), left: 0 }]),
    ...vouchers.map(({ voucher: { hint, balance }, paid }) => ({
      code: hint,
      name: texts('checkout.voucher', { hint }),
      amount: paid,
      left: balance - paid,
    })),
  ];
  if (redeemed.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={texts('payment.codes.list')}>
      {redeemed.map(({ code, name, amount, left }) => (
        <li key={code}>
          <span>
            {name}
            {left === 0 ? null : <small>{texts('payment.codes.left', { amount: format(left) })}</small>}
          </span>
          <span className={styles.amount}>{format(-amount)}</span>
          <button
            type="submit"
            form={formId}
            formNoValidate
            name="remove"
            value={code}
            className={styles.remove}
            aria-label={texts('payment.codes.remove', { code: name })}
          >
            <Icon icon={X} size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
