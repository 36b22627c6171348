import { AdyenCheckout, Card } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { FieldError } from '../../../../design/feedback/field-error.tsx';
import type { CardFieldsSetup } from '../../../../ports/payment/payment-port.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import styles from '../payment-block.module.css';
import type { CardBlockProps } from './card-block-props.ts';
import type { CardForm, CardTerms } from './card-form.ts';
import { findCardHolderLocale } from './card-holder-locale.ts';
import { CardTermsNote } from './card-terms-note.tsx';
import { CardUnavailable } from './card-unavailable.tsx';
import { type DropInField, mapCardError, textOfCardError } from './map-card-error.ts';
import { readEncryptedCard } from './read-encrypted-card.ts';
import { useCardTerms } from './use-card-terms.ts';

interface EncryptedCardFieldsProps extends CardBlockProps {
  readonly setup: Extract<CardFieldsSetup, { kind: 'encrypted-fields' }>;
  readonly onRetry: () => void;
}

type Environment = NonNullable<Parameters<typeof AdyenCheckout>[0]['environment']>;

/**
 * The alternative drop-in (PAY-023): number, date, code and holder in fields of another provider, whose errors are told in
 * the words of ours (VALID-059 to VALID-068). Loaded only where the shop is set up with it.
 */
export default function EncryptedCardFields(props: EncryptedCardFieldsProps) {
  const { setup, checkoutId, customerName, saved, onTerms, onRetry, ref } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<Card | null>(null);
  const [status, setStatus] = useState<CardForm['status']>('loading');
  const [error, setError] = useState<string | null>(null);
  /** The card's first digits were refused: another provider's fields go on finding it valid. */
  const isRefused = useRef(false);
  const [terms, setTerms] = useState<CardTerms | null>(null);
  const lookUp = useCardTerms(checkoutId, (judged) => {
    const refused = judged === 'disallowed';
    isRefused.current = refused;
    setTerms(refused ? null : judged);
    onTerms(refused ? null : judged);
    if (refused) setError(textOfCardError.paymentCardNumberBinInvalid);
  });
  const ask = useEffectEvent(lookUp);

  useEffect(() => {
    let isGone = false;
    void openCard(setup, findCardHolderLocale(language), customerName, {
      onBin: (digits) => void ask(digits, ''),
      onError: (field, code) => setError(textOfCardError[mapCardError(code, field)]),
      onChange: () => setError(null),
    }).then(
      (opened) => {
        if (isGone || place.current === null) return;
        card.current = opened.mount(place.current);
        setStatus('ready');
      },
      () => !isGone && setStatus('unavailable'),
    );
    return () => {
      isGone = true;
      card.current?.unmount();
      card.current = null;
    };
  }, [setup, language, customerName]);

  useImperativeHandle(ref, () => ({
    async collect() {
      const opened = card.current;
      if (opened === null || !opened.isValid) {
        opened?.showValidation();
        return null;
      }
      const { paymentMethod } = opened.data as { paymentMethod: { holderName?: string } };
      const read = readEncryptedCard(paymentMethod, { isApproved: !isRefused.current, customerName });
      if (read.ok) return read.card;
      setError(read.error);
      return null;
    },
    refuse: () => setError(textOfCardError.paymentCardNumberBinInvalid),
  }));

  if (status === 'unavailable') return <CardUnavailable onRetry={onRetry} />;
  return (
    <div className={styles.block} aria-busy={status === 'loading'}>
      {status === 'loading' ? <p role="status">{texts('payment.card.loading')}</p> : null}
      <div ref={place} />
      {error === null ? null : <FieldError id="card-error">{texts(error)}</FieldError>}
      <CardTermsNote terms={terms} saved={saved} />
    </div>
  );
}

interface CardListeners {
  readonly onBin: (firstDigits: string) => void;
  readonly onError: (field: DropInField, code: string) => void;
  readonly onChange: () => void;
}

async function openCard(
  { clientKey, environment, countryCode }: EncryptedCardFieldsProps['setup'],
  locale: string,
  holderName: string,
  { onBin, onError, onChange }: CardListeners,
): Promise<Card> {
  const checkout = await AdyenCheckout({
    clientKey,
    environment: environment as Environment,
    countryCode,
    locale,
    analytics: { enabled: false },
    showPayButton: false,
    onChange,
  });
  return new Card(checkout, {
    hasHolderName: true,
    holderNameRequired: true,
    brands: ['visa', 'mc', 'amex'],
    data: { holderName },
    onBinValue: ({ binValue }) => {
      if (binValue.length >= 6) onBin(binValue.slice(0, 6));
    },
    onFieldValid: onChange,
    onError: (error) => {
      // The library's type of a field error lacks the two properties it sends.
      const { fieldType, error: code } = error as { fieldType?: DropInField; error?: string };
      if (code) onError(fieldType ?? 'encryptedCardNumber', code);
    },
  });
}
