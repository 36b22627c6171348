import type {
  SecureField,
  SecureFieldState,
  SecureFieldsBrand,
  SecureFieldsEvents,
} from '../../../ports/payment/secure-fields-port.ts';
import type { CardRules } from './card-rules.ts';
import type { FromFrame, Marked, ToFrame } from './frame-messages.ts';

/** What the provider answers to a card that was typed in. */
export type StoredCardReply =
  | { readonly ok: true; readonly card: SecureFieldsEvents['success']['cardInfo'] }
  | { readonly ok: false; readonly error: 'card' | 'date' | 'cvv' | 'session' };

/**
 * The script in a frame of the provider's: one field, for the number or for the code. It hears only the page that frames it,
 * and sends it no digit beyond the first six. It is sent as the text of this function: it may use nothing from outside
 * of
 * itself but types.
 */
export function runCardFrame(rules: CardRules): void {
  const { shopOrigin = '', field: name = '', transactionId = '' } = document.body.dataset;
  const field = name as SecureField;
  const input = document.querySelector('input') as HTMLInputElement;
  const label = document.querySelector('label') as HTMLLabelElement;
  const problem = document.querySelector('[role=alert]') as HTMLElement;
  const sheet = new CSSStyleSheet();
  let brand: SecureFieldsBrand | undefined;

  const styled =
    /^(?:color|background-color|caret-color|font(?:-family|-size|-weight|-style|-feature-settings|-variant-numeric)?|letter-spacing|line-height|text-align|padding(?:-(?:block|inline)(?:-(?:start|end))?)?|opacity|color-scheme)$/;
  const mostDigits = 19;

  const digitsOf = (text: string) => text.replace(/\D/g, '');

  function postToShop(message: FromFrame): void {
    const marked: Marked<FromFrame> = { secureFields: transactionId, message };
    parent.postMessage(marked, shopOrigin);
  }

  function readNumber(): SecureFieldState {
    const digits = digitsOf(input.value);
    const paymentMethod = rules.findBrand(digits);
    return {
      length: digits.length,
      valid: rules.isNumber(digits),
      ...(paymentMethod === undefined ? {} : { paymentMethod }),
      ...(digits.length < 6 ? {} : { firstDigits: digits.slice(0, 6) }),
    };
  }

  function readCode(code = input.value, of = brand): SecureFieldState {
    const digits = digitsOf(code);
    return { length: digits.length, valid: rules.isCode(digits, of) };
  }

  const readState = () => (field === 'cardNumber' ? readNumber() : readCode());

  function postChange(event: SecureFieldsEvents['change']['event']): void {
    postToShop({ kind: 'change', event, state: readState() });
  }

  /** Puts digits into groups, and puts the caret back behind the same digit. */
  function tidy(): void {
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
    const digits = digitsOf(input.value).slice(
      0,
      field === 'cardNumber' ? mostDigits : rules.codeLength(brand).most,
    );
    input.value = field === 'cardNumber' ? rules.group(digits) : digits;
    let caret = 0;
    for (let seen = 0; seen < before && caret < input.value.length; caret += 1) {
      if (/\d/.test(input.value[caret] ?? '')) seen += 1;
    }
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }

  /** Takes colours, fonts and spacing; what could load something or cover the page is passed over. */
  function style(selector: string, declarations: string): void {
    const [, of = '', state = ''] =
      /^(\*|cardNumber|cvv)(|:focus|\.invalid|::placeholder)$/.exec(selector) ?? [];
    if (of === '' || (of !== '*' && of !== field)) return;
    const target = state === '.invalid' ? '#field[aria-invalid="true"]' : `#field${state}`;
    const rule = sheet.cssRules[sheet.insertRule(`${target} {}`, sheet.cssRules.length)] as CSSStyleRule;
    for (const declaration of declarations.split(';')) {
      const [property = '', value = ''] = declaration.split(/:(.*)/s, 2).map((part) => part.trim());
      if (styled.test(property) && !/url\(|image/i.test(value)) rule.style.setProperty(property, value);
    }
  }

  function show(message: string | null): void {
    problem.textContent = message ?? '';
    input.setAttribute('aria-invalid', String(message !== null));
  }

  /** The shopper types the code into another frame of the same origin; no other origin can read it. */
  function findCode(): string {
    for (let index = 0; index < parent.frames.length; index += 1) {
      try {
        const sibling = (parent.frames[index] as Window).document;
        const { field: of, transactionId: id } = sibling.body.dataset;
        if (of === 'cvv' && id === transactionId) return sibling.querySelector('input')?.value ?? '';
      } catch {
        // A frame of somebody else's.
      }
    }
    return '';
  }

  async function submit({ expm, expy, holder }: Extract<ToFrame, { kind: 'submit' }>): Promise<void> {
    const number = readNumber();
    const code = findCode();
    const cvv = readCode(code, number.paymentMethod);
    postToShop({ kind: 'validate', fields: { cardNumber: number, cvv } });
    if (!number.valid || !cvv.valid) return;
    const card = { number: digitsOf(input.value), cvv: digitsOf(code), expm, expy, holder };
    const answer = await saveCardData(card);
    if (answer === null) postToShop({ kind: 'failed', error: { action: 'connection', error: 'connection' } });
    else if (answer.ok) postToShop({ kind: 'success', data: { transactionId, cardInfo: answer.card } });
    else postToShop({ kind: 'failed', error: { action: 'submit', error: answer.error } });
  }

  async function saveCardData(card: object): Promise<StoredCardReply | null> {
    try {
      const response = await fetch(`/fields/${transactionId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
        signal: AbortSignal.timeout(15_000),
      });
      return response.ok ? ((await response.json()) as StoredCardReply) : null;
    } catch {
      return null;
    }
  }

  function obey(message: ToFrame): void {
    if (message.kind === 'setup') {
      label.textContent = message.label;
      input.placeholder = message.placeholder;
      input.type = message.inputType === 'text' ? 'text' : 'tel';
      for (const [selector, declarations] of Object.entries(message.styles)) style(selector, declarations);
    } else if (message.kind === 'focus') input.focus();
    else if (message.kind === 'style') style(message.selector, message.declarations);
    else if (message.kind === 'placeholder') input.placeholder = message.text;
    else if (message.kind === 'error') show(message.message);
    else if (message.kind === 'brand') {
      brand = message.brand;
      input.maxLength = rules.codeLength(brand).most;
      postChange({ type: 'input', field });
    } else void submit(message);
  }

  document.adoptedStyleSheets = [sheet];
  addEventListener('message', (event: MessageEvent<Partial<Marked<ToFrame>> | null>) => {
    if (event.source !== parent || event.origin !== shopOrigin) return;
    if (event.data?.secureFields === transactionId && event.data.message) obey(event.data.message);
  });
  input.addEventListener('input', () => {
    show(null);
    tidy();
    postChange({ type: 'input', field });
  });
  input.addEventListener('focus', () => postChange({ type: 'focus', field }));
  input.addEventListener('blur', () => postChange({ type: 'blur', field }));
  input.addEventListener('keydown', ({ key }) => key === 'Enter' && postChange({ type: 'enter', field }));
  // A browser that knows the card fills in its date as well; the frame may pass the date on.
  for (const date of document.querySelectorAll<HTMLInputElement>('[data-date]')) {
    date.addEventListener('input', () => {
      const of = date.dataset.date as 'expiryMonth' | 'expiryYear';
      postChange({ type: 'autocomplete', field: of, value: date.value });
    });
  }
  postToShop({ kind: 'loaded' });
}
