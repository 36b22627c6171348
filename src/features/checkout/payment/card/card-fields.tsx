import Lock from 'lucide-react/icons/lock';
import { useEffect, useImperativeHandle, useReducer, useRef, useState } from 'react';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { Icon } from '../../../../design/pictures/icon.tsx';
import { tidyName } from '../../../../domain/travellers/person-name.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import styles from '../methods/payment-block.module.css';
import type { CardBlockProps } from './card-block-props.ts';
import { type CardEntry, CardHolder, checkCardEntry, ExpirySelects } from './card-entry.tsx';
import { type CardExpiry, formatExpiry } from './card-expiry.ts';
import { type CardForm, initialCardForm, reduceCardForm } from './card-form.ts';
import { CardTermsNote } from './card-terms-note.tsx';
import { CardUnavailable } from './card-unavailable.tsx';
import { SecureFieldBox } from './secure-field-box.tsx';
import type { CardSetup } from './use-card-setup.ts';
import { useCardTerms } from './use-card-terms.ts';
import { useSecureFields } from './use-secure-fields.ts';

interface CardFieldsProps extends CardBlockProps {
  readonly setup: Extract<CardSetup, { kind: 'secure-fields' }> | 'failed' | null;
  readonly onRetry: () => void;
}

/** Number and code in the provider's frames, expiry and holder in the shop's own fields (CARD-001 to CARD-019). */
export function CardFields(props: CardFieldsProps) {
  const { setup, checkoutId, customerName, today, saved, onTerms, onRetry, ref } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const [form, dispatch] = useReducer(reduceCardForm, initialCardForm);
  const [expiry, setExpiry] = useState<CardExpiry>({ month: '', year: '' });
  const entry = useRef<CardEntry>({ month: '', year: '', holder: '' });
  const pickExpiry = ({ month, year }: CardExpiry) => {
    Object.assign(entry.current, { month, year });
    setExpiry({ month, year });
    dispatch({ type: 'entered', part: 'expiry' });
  };
  const lookUp = useCardTerms(checkoutId, (terms) => {
    dispatch({ type: 'termsLoaded', terms });
    onTerms(terms === 'disallowed' ? null : terms);
  });
  const secure = useSecureFields({
    setup: setup === 'failed' ? null : setup,
    labels: { cardNumber: texts('payment.card.number'), cvv: texts('payment.card.code') },
    language,
    dispatch,
    onFirstDigits: (digits) => void lookUp(digits, entry.current.holder),
    onExpiry: (part, value) => pickExpiry({ ...entry.current, [part]: formatExpiry(part, value) }),
    onEnter: () => document.getElementById('card-holder')?.closest('form')?.requestSubmit(),
  });

  useImperativeHandle(ref, () => ({
    fieldsKey: setup === null || setup === 'failed' ? null : setup.key,
    async collect() {
      const states = secure.readStates();
      const faults = checkCardEntry(entry.current, today);
      dispatch({ type: 'checked', faults });
      if (!states.cardNumber.valid || !states.cvv.valid || Object.keys(faults).length > 0) {
        dispatch({ type: 'validated', fields: states });
        focusFirst(secure.focus, states, faults);
        return null;
      }
      if (form.faults.cardNumber === 'cardNotApproved') {
        dispatch({ type: 'termsLoaded', terms: 'disallowed' });
        secure.focus('cardNumber');
        return null;
      }
      const answer = secure.awaitAnswer();
      dispatch({ type: 'submitRequested' });
      const submitted = await answer;
      return submitted === null ? null : { ...submitted, holderName: tidyName(entry.current.holder) };
    },
    refuse: () => dispatch({ type: 'termsLoaded', terms: 'disallowed' }),
    clearMessage: () => dispatch({ type: 'messageCleared' }),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the flag alone triggers the submission (PAY-014)
  useEffect(() => {
    if (!form.needSubmit) return;
    dispatch({ type: 'submitTriggered' });
    secure.send(entry.current);
  }, [form.needSubmit]);

  const { cardNumber, cvv } = form.faults;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frames get an error only when it changes
  useEffect(() => {
    secure.mark('cardNumber', cardNumber === undefined ? null : texts(`payment.error.${cardNumber}`));
    secure.mark('cvv', cvv === undefined ? null : texts(`payment.error.${cvv}`));
  }, [cardNumber, cvv]);

  const isUnavailable = form.status === 'unavailable' || setup === 'failed';
  if (isUnavailable) return <CardUnavailable onRetry={onRetry} />;
  return (
    <div className={styles.block} aria-busy={form.status === 'loading'}>
      {form.status === 'loading' ? (
        <p className="visually-hidden" role="status">
          {texts('payment.card.loading')}
        </p>
      ) : null}
      <SecureFieldBox field="cardNumber" form={form} />
      <div className={styles.row}>
        <ExpirySelects today={today} fault={form.faults.expiry} expiry={expiry} onPick={pickExpiry} />
        <SecureFieldBox field="cvv" form={form} />
      </div>
      <CardHolder
        customerName={customerName}
        fault={form.faults.holder}
        entry={entry}
        onChange={() => dispatch({ type: 'entered', part: 'holder' })}
      />
      <CardMessage form={form} />
      <CardTermsNote terms={form.terms} saved={saved} />
      <p className={`${styles.small} ${styles.secure}`}>
        <Icon icon={Lock} size={16} />
        {texts('payment.card.safe')}
      </p>
    </div>
  );
}

function CardMessage({ form: { message } }: { readonly form: CardForm }) {
  const texts = useTexts();
  if (message === null) return null;
  return (
    <Notice kind={message === 'submitted' ? 'success' : 'error'}>{texts(`payment.card.${message}`)}</Notice>
  );
}

function focusFirst(
  focus: (field: 'cardNumber' | 'cvv') => void,
  states: Readonly<Record<'cardNumber' | 'cvv', { readonly valid: boolean }>>,
  faults: CardForm['faults'],
): void {
  if (!states.cardNumber.valid) focus('cardNumber');
  else if (faults.expiry !== undefined) document.getElementById('card-month')?.focus();
  else if (!states.cvv.valid) focus('cvv');
  else document.getElementById('card-holder')?.focus();
}
