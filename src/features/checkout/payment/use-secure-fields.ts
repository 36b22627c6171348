import { type Dispatch, useEffect, useRef } from 'react';
import type {
  SecureFieldState,
  SecureFields,
  SecureFieldsConstructor,
} from '../../../ports/payment/secure-fields-port.ts';
import type { CardEvent } from './card-form.ts';
import { loadScript } from './load-script.ts';
import { readFieldStyles } from './read-field-styles.ts';

/** Ids of the empty elements that the provider's frames are put into. */
export const secureFieldIds = { cardNumber: 'card-number', cvv: 'card-cvv' } as const;

interface SecureSetup {
  readonly script: string;
  readonly transactionId: string;
}

interface SecureFieldsOptions {
  /** Null while it is being asked for. */
  readonly setup: SecureSetup | null;
  readonly labels: { readonly cardNumber: string; readonly cvv: string };
  readonly language: string;
  readonly dispatch: Dispatch<CardEvent>;
  /** First digits of the number as soon as they are known; null when they are not any more. */
  readonly onFirstDigits: (digits: string | null) => void;
}

interface Submitted {
  readonly token: string;
  readonly redirect: string | null;
}

/** What is known of the fields: what was typed, by its length and whether it can be right. */
type FieldStates = Readonly<Record<'cardNumber' | 'cvv', SecureFieldState>>;

const untyped: FieldStates = {
  cardNumber: { length: 0, valid: false },
  cvv: { length: 0, valid: false },
};

/**
 * The provider's frames for number and verification code, for as long as the card block is shown (CARD-009 to CARD-019).
 * What they tell goes to the card form as events.
 */
export function useSecureFields(options: SecureFieldsOptions) {
  const { setup } = options;
  const fields = useRef<SecureFields | null>(null);
  const states = useRef(untyped);
  const settle = useRef<((submitted: Submitted | null) => void) | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (setup === null) return;
    let isGone = false;
    const { script, transactionId } = setup;
    states.current = untyped;
    loadScript(script).then(
      () => {
        if (isGone) return;
        fields.current = openFields(transactionId, latest.current, { states, settle });
      },
      () => !isGone && latest.current.dispatch({ type: 'failed', action: 'init', error: 'script' }),
    );
    return () => {
      isGone = true;
      settle.current?.(null);
      fields.current?.destroy();
      fields.current = null;
    };
  }, [setup]);

  return {
    /** What was typed so far. */
    readStates: () => states.current,
    focus: (field: 'cardNumber' | 'cvv') => fields.current?.focus(field),
    /** Takes the answer to the next `send`. */
    awaitAnswer: () => new Promise<Submitted | null>((resolve) => (settle.current = resolve)),
    send: (card: { readonly month: string; readonly year: string; readonly holder: string }) =>
      fields.current?.submit({
        expm: Number(card.month),
        expy: Number(card.year),
        '3D': { cardholder: { cardholderName: card.holder } },
      }),
  };
}

interface Kept {
  readonly states: { current: FieldStates };
  readonly settle: { current: ((submitted: Submitted | null) => void) | null };
}

function openFields(
  transactionId: string,
  { labels, language, dispatch, onFirstDigits }: SecureFieldsOptions,
  { states, settle }: Kept,
): SecureFields {
  const Fields = (window as unknown as { SecureFields: SecureFieldsConstructor }).SecureFields;
  const opened = new Fields();
  const finish = (submitted: Submitted | null) => {
    settle.current?.(submitted);
    settle.current = null;
  };
  opened.on('ready', () => dispatch({ type: 'ready' }));
  opened.on('change', ({ event, fields }) => {
    states.current = fields;
    if (event.type === 'focus' || event.type === 'blur') return;
    dispatch({ type: 'changed', brand: fields.cardNumber.paymentMethod ?? null });
    onFirstDigits(fields.cardNumber.firstDigits ?? null);
  });
  opened.on('validate', ({ fields, hasErrors }) => {
    states.current = fields;
    if (!hasErrors) return;
    dispatch({ type: 'validated', fields });
    finish(null);
  });
  opened.on('success', ({ transactionId: token, redirect = null }) => {
    dispatch({ type: 'succeeded' });
    finish({ token, redirect });
  });
  opened.on('error', ({ action, error }) => {
    dispatch({ type: 'failed', action, error });
    finish(null);
  });
  opened.init(
    transactionId,
    {
      cardNumber: {
        placeholderElementId: secureFieldIds.cardNumber,
        label: labels.cardNumber,
        inputType: 'tel',
      },
      cvv: { placeholderElementId: secureFieldIds.cvv, label: labels.cvv, inputType: 'tel' },
    },
    { styles: readFieldStyles(), focus: 'cardNumber', language },
  );
  return opened;
}
