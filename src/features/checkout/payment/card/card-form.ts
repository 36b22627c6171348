import type {
  SecureField,
  SecureFieldState,
  SecureFieldsBrand,
} from '../../../../ports/payment/secure-fields-port.ts';

/** Errors of the card form; each has the text `payment.error.<fault>`. */
export type CardFieldFault =
  | 'fieldRequired'
  | 'cardInvalid'
  | 'cardNotApproved'
  | 'codeInvalid'
  | 'expiryRequired'
  | 'expiryInvalid'
  | 'cardHolderRequired'
  | 'cardHolderInvalid';

export type CardPart = SecureField | 'expiry' | 'holder';

/** The shop's terms for a range of card numbers (DISC-002): the discount strategy and its amount. */
export interface CardTerms {
  readonly strategy: 'default' | 'discount' | 'allow';
  /** Minor units. */
  readonly discount: number;
}

/** State of the card form, without the typed values (CARD-009 to CARD-019). */
export interface CardForm {
  readonly status: 'loading' | 'ready' | 'unavailable';
  /** Text `payment.card.<message>` below the fields. */
  readonly message: 'submitted' | 'validationFailed' | 'connectionFailed' | 'submitFailed' | null;
  readonly faults: Readonly<Partial<Record<CardPart, CardFieldFault>>>;
  readonly brand: SecureFieldsBrand | null;
  /** The frame that has the focus: no selector of the page says so in every browser. */
  readonly focused: SecureField | null;
  readonly terms: CardTerms | null;
  /** True from the request to submit the fields until the submission is triggered (PAY-014). */
  readonly needSubmit: boolean;
}

export type CardEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'ready' }
  | { readonly type: 'changed'; readonly brand: SecureFieldsBrand | null }
  | { readonly type: 'focused'; readonly field: SecureField }
  | { readonly type: 'left'; readonly field: SecureField }
  | { readonly type: 'entered'; readonly part: 'expiry' | 'holder' }
  | { readonly type: 'termsLoaded'; readonly terms: CardTerms | 'disallowed' | null }
  | { readonly type: 'checked'; readonly faults: CardForm['faults'] }
  | { readonly type: 'submitRequested' }
  | { readonly type: 'submitTriggered' }
  | { readonly type: 'validated'; readonly fields: Readonly<Record<SecureField, SecureFieldState>> }
  | { readonly type: 'succeeded' }
  | { readonly type: 'messageCleared' }
  | { readonly type: 'failed'; readonly action: 'init' | 'connection' | 'submit'; readonly error: string };

export const initialCardForm: CardForm = {
  status: 'loading',
  message: null,
  faults: {},
  brand: null,
  focused: null,
  terms: null,
  needSubmit: false,
};

export function reduceCardForm(form: CardForm, event: CardEvent): CardForm {
  switch (event.type) {
    case 'opened':
      return initialCardForm;
    case 'ready':
      return { ...form, status: 'ready' };
    case 'changed':
      return { ...form, message: null, faults: withoutSecureFaults(form.faults), brand: event.brand };
    case 'focused':
      return { ...form, focused: event.field };
    case 'left':
      return form.focused === event.field ? { ...form, focused: null } : form;
    case 'entered': {
      const { [event.part]: _, ...faults } = form.faults;
      return { ...form, message: null, faults };
    }
    case 'termsLoaded':
      return applyTerms(form, event.terms);
    case 'checked':
      return { ...form, faults: event.faults };
    case 'submitRequested':
      return { ...form, message: null, needSubmit: true };
    case 'submitTriggered':
      return { ...form, needSubmit: false };
    case 'validated':
      return { ...form, faults: { ...withoutSecureFaults(form.faults), ...readFaults(event.fields) } };
    case 'succeeded':
      return { ...form, message: 'submitted' };
    case 'messageCleared':
      return { ...form, message: null };
    case 'failed':
      return fail(form, event);
  }
}

/** Removes the errors of the provider's frames and keeps those of the shop's own fields. */
function withoutSecureFaults({ cardNumber: _, cvv: __, ...rest }: CardForm['faults']): CardForm['faults'] {
  return rest;
}

function applyTerms(form: CardForm, terms: CardTerms | 'disallowed' | null): CardForm {
  if (terms !== 'disallowed') return { ...form, terms };
  return { ...form, terms: null, faults: { ...form.faults, cardNumber: 'cardNotApproved' } };
}

/** Empty fields get `fieldRequired` (VALID-058), others their own error (VALID-055, VALID-057, checkout X-080). */
function readFaults(fields: Readonly<Record<SecureField, SecureFieldState>>): CardForm['faults'] {
  const faultOf = ({ valid, length }: SecureFieldState, fault: CardFieldFault) =>
    valid ? null : length === 0 ? 'fieldRequired' : fault;
  const number = faultOf(fields.cardNumber, 'cardInvalid');
  const code = faultOf(fields.cvv, 'codeInvalid');
  return { ...(number === null ? {} : { cardNumber: number }), ...(code === null ? {} : { cvv: code }) };
}

/** Resets the card terms after a failure (CARD-019) and sets its message (CARD-017, CARD-018). */
function fail(form: CardForm, { action, error }: Extract<CardEvent, { type: 'failed' }>): CardForm {
  const reset = { ...form, terms: null, needSubmit: false };
  if (action === 'init') return { ...reset, status: 'unavailable', message: 'connectionFailed' };
  if (action === 'connection') return { ...reset, message: 'connectionFailed' };
  const fault = faultsOfSubmit[error];
  if (fault === undefined) return { ...reset, message: 'submitFailed' };
  return { ...reset, message: 'validationFailed', faults: { ...form.faults, ...fault } };
}

const faultsOfSubmit: Readonly<Record<string, CardForm['faults']>> = {
  card: { cardNumber: 'cardInvalid' },
  date: { expiry: 'expiryInvalid' },
  cvv: { cvv: 'codeInvalid' },
};
