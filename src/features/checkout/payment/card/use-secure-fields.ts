import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { tidyName } from '../../../../domain/travellers/person-name.ts';
import type {
  SecureFieldState,
  SecureFields,
  SecureFieldsConstructor,
  SecureFieldsEvents,
} from '../../../../ports/payment/secure-fields-port.ts';
import type { CardEvent } from './card-form.ts';
import { loadScript } from './load-script.ts';
import { readFieldStyles } from './read-field-styles.ts';

/** Ids of the empty elements that the provider's script fills with its frames. */
export const secureFieldIds = { cardNumber: 'card-number', cvv: 'card-cvv' } as const;

interface SecureSetup {
  readonly script: string;
  readonly transactionId: string;
}

interface SecureFieldsOptions {
  /** Null while the request is in progress. */
  readonly setup: SecureSetup | null;
  readonly labels: { readonly cardNumber: string; readonly cvv: string };
  readonly language: string;
  readonly dispatch: Dispatch<CardEvent>;
  /** Called with the first digits of the number once they are complete; with null when they no longer are. */
  readonly onFirstDigits: (digits: string | null) => void;
  /** Called when the browser autofills a part of the expiry along with the number. */
  readonly onExpiry: (part: 'month' | 'year', value: string) => void;
  /** Called when the shopper presses enter in a frame, which submits the form. */
  readonly onEnter: () => void;
}

interface Submitted {
  readonly token: string;
  readonly redirect: string | null;
}

/** Length and validity of the typed values; the values themselves stay in the frames. */
type FieldStates = Readonly<Record<'cardNumber' | 'cvv', SecureFieldState>>;

const emptyStates: FieldStates = {
  cardNumber: { length: 0, valid: false },
  cvv: { length: 0, valid: false },
};

/**
 * The provider's frames for number and verification code, for as long as the card block is shown (CARD-009 to CARD-019).
 * Dispatches their changes to the card form as events.
 */
export function useSecureFields(options: SecureFieldsOptions) {
  const { setup } = options;
  const fields = useRef<SecureFields | null>(null);
  const states = useRef(emptyStates);
  const settle = useRef<((submitted: Submitted | null) => void) | null>(null);
  // The frames outlive many renders: their events go to the latest `dispatch`.
  const dispatchLatest = useEffectEvent((event: CardEvent) => options.dispatch(event));
  const handleChange = useEffectEvent((change: SecureFieldsEvents['change']) =>
    reportChange(change, options),
  );
  const open = useEffectEvent((transactionId: string, listeners: Listeners) =>
    openFields(transactionId, options, listeners),
  );

  useEffect(() => {
    if (setup === null) return;
    let isGone = false;
    const { script, transactionId } = setup;
    const finish = (submitted: Submitted | null) => {
      settle.current?.(submitted);
      settle.current = null;
    };
    const listeners: Listeners = {
      onEvent: (event) => dispatchLatest(event),
      onChange: (change) => handleChange(change),
      onStates: (changed) => {
        states.current = changed;
      },
      onEnd: finish,
    };
    states.current = emptyStates;
    loadScript(script).then(
      () => {
        if (!isGone) fields.current = open(transactionId, listeners);
      },
      () => !isGone && dispatchLatest({ type: 'failed', action: 'init', error: 'script' }),
    );
    return () => {
      isGone = true;
      finish(null);
      fields.current?.destroy();
      fields.current = null;
    };
  }, [setup]);

  return {
    /** Returns length and validity of the typed values. */
    readStates: () => states.current,
    focus: (field: 'cardNumber' | 'cvv') => fields.current?.focus(field),
    /** Sets the error text of a field inside its frame; null removes it. */
    mark: (field: 'cardNumber' | 'cvv', problem: string | null) => fields.current?.setError?.(field, problem),
    /** Resolves with the answer to the next `send`; an earlier waiting call gets none (PAY-018). */
    awaitAnswer() {
      settle.current?.(null);
      return new Promise<Submitted | null>((resolve) => (settle.current = resolve));
    },
    send: (card: { readonly month: string; readonly year: string; readonly holder: string }) =>
      fields.current?.submit({
        expm: Number(card.month),
        expy: Number(card.year),
        '3D': { cardholder: { cardholderName: tidyName(card.holder) } },
      }),
  };
}

/** Listeners to the provider's script. */
interface Listeners {
  readonly onEvent: (event: CardEvent) => void;
  readonly onChange: (change: SecureFieldsEvents['change']) => void;
  readonly onStates: (states: FieldStates) => void;
  /** Called with the result of a `send`; null after an error. */
  readonly onEnd: (submitted: Submitted | null) => void;
}

function openFields(
  transactionId: string,
  { labels, language }: Pick<SecureFieldsOptions, 'labels' | 'language'>,
  { onEvent, onChange, onStates, onEnd }: Listeners,
): SecureFields {
  // The provider's script has set this global.
  const Fields = (window as unknown as { SecureFields: SecureFieldsConstructor }).SecureFields;
  const opened = new Fields();
  opened.on('ready', () => onEvent({ type: 'ready' }));
  opened.on('change', (change) => {
    onStates(change.fields);
    onChange(change);
  });
  opened.on('validate', ({ fields, hasErrors }) => {
    onStates(fields);
    if (!hasErrors) return;
    onEvent({ type: 'validated', fields });
    onEnd(null);
  });
  opened.on('success', ({ transactionId: token, redirect = null }) => {
    onEvent({ type: 'succeeded' });
    onEnd({ token, redirect });
  });
  opened.on('error', ({ action, error }) => {
    onEvent({ type: 'failed', action, error });
    onEnd(null);
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

/** Reports typed and autofilled values, the focus and the enter key. */
function reportChange(
  { event, fields }: SecureFieldsEvents['change'],
  { dispatch, onFirstDigits, onExpiry, onEnter }: SecureFieldsOptions,
): void {
  if (event.type === 'enter') onEnter();
  else if (event.type === 'focus' || event.type === 'blur') reportFocus(event, dispatch);
  else if (event.field === 'expiryMonth') onExpiry('month', event.value ?? '');
  else if (event.field === 'expiryYear') onExpiry('year', event.value ?? '');
  else if (event.type === 'input' || event.type === 'autocomplete') {
    dispatch({ type: 'changed', brand: fields.cardNumber.paymentMethod ?? null });
    onFirstDigits(fields.cardNumber.firstDigits ?? null);
  }
}

function reportFocus(
  { type, field }: SecureFieldsEvents['change']['event'],
  dispatch: SecureFieldsOptions['dispatch'],
): void {
  if (field === 'cardNumber' || field === 'cvv')
    dispatch({ type: type === 'focus' ? 'focused' : 'left', field });
}
