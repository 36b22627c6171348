import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { FieldError } from '../../../../design/feedback/field-error.tsx';
import type { CardErrorKey, EncryptedCard } from '../../../../ports/payment/payment-browser-port.ts';
import type { CardFieldsSetup } from '../../../../ports/payment/payment-port.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { usePaymentClients } from '../../payment-clients.tsx';
import styles from '../methods/payment-block.module.css';
import type { CardBlockProps } from './card-block-props.ts';
import { cardErrorTextOf } from './card-error-text.ts';
import type { CardForm, CardTerms } from './card-form.ts';
import { CardTermsNote } from './card-terms-note.tsx';
import { CardUnavailable } from './card-unavailable.tsx';
import { readEncryptedCard } from './read-encrypted-card.ts';
import { useCardTerms } from './use-card-terms.ts';

interface EncryptedCardFieldsProps extends CardBlockProps {
  readonly setup: Extract<CardFieldsSetup, { kind: 'encrypted-fields' }>;
  readonly onRetry: () => void;
}

/**
 * The alternative drop-in (PAY-023): the provider's fields for number, date, code and holder, with the shop's own error
 * texts (VALID-059 to VALID-063). Its code loads only in shops that use this provider.
 */
export default function EncryptedCardFields(props: EncryptedCardFieldsProps) {
  const { setup, checkoutId, customerName, saved, onTerms, onRetry, ref } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const { encryptedCards } = usePaymentClients();
  const place = useRef<HTMLDivElement>(null);
  const card = useRef<EncryptedCard | null>(null);
  const [status, setStatus] = useState<CardForm['status']>('loading');
  const [error, setError] = useState<string | null>(null);
  /** True when the shop refuses the card's range; the provider's fields still report the number as valid. */
  const isRefused = useRef(false);
  const [terms, setTerms] = useState<CardTerms | null>(null);
  const lookUp = useCardTerms(checkoutId, (loadedTerms) => {
    const refused = loadedTerms === 'disallowed';
    isRefused.current = refused;
    setTerms(refused ? null : loadedTerms);
    onTerms(refused ? null : loadedTerms);
    if (refused) setError(cardErrorTextOf.paymentCardNumberBinInvalid);
  });
  const requestTerms = useEffectEvent(lookUp);

  useEffect(() => {
    let isGone = false;
    const options = {
      language,
      holderName: customerName,
      onFirstDigits: (digits: string) => void requestTerms(digits, ''),
      onError: (key: CardErrorKey) => setError(cardErrorTextOf[key]),
      onChange: () => setError(null),
    };
    void encryptedCards.open(setup, options).then(
      (opened) => {
        if (isGone || place.current === null) return;
        opened.mount(place.current);
        card.current = opened;
        setStatus('ready');
      },
      () => !isGone && setStatus('unavailable'),
    );
    return () => {
      isGone = true;
      card.current?.unmount();
      card.current = null;
    };
  }, [encryptedCards, setup, language, customerName]);

  useImperativeHandle(ref, () => ({
    fieldsKey: null,
    async collect() {
      const opened = card.current;
      if (opened === null || !opened.isValid()) {
        opened?.showValidation();
        return null;
      }
      const read = readEncryptedCard(opened.collect(), { isApproved: !isRefused.current, customerName });
      if (read.ok) return read.card;
      setError(read.error);
      return null;
    },
    refuse: () => setError(cardErrorTextOf.paymentCardNumberBinInvalid),
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
