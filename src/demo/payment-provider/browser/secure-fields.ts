import type {
  SecureField,
  SecureFieldState,
  SecureFieldsBrand,
  SecureFieldsConstructor,
  SecureFieldsEvents,
} from '../../../ports/payment/secure-fields-port.ts';
import type { FromFrame, Marked, ToFrame } from './frame-messages.ts';

/**
 * The script `/secure-fields.js` in the shop's page. It puts frames of the provider's into the page and hears of them what
 * `SecureFields` reports, nothing else. It is sent as the text of this function: it may use nothing from outside of
 * itself
 * but types.
 */
export function installSecureFields(): void {
  const self = document.currentScript as HTMLScriptElement;
  const providerOrigin = new URL(self.src).origin;
  /** Milliseconds within which the frames have to be there. */
  const loadTimeoutMs = 15_000;
  const empty: SecureFieldState = { length: 0, valid: false };
  const names: readonly SecureField[] = ['cardNumber', 'cvv'];
  type Listeners = { [Event in keyof SecureFieldsEvents]?: ((data: SecureFieldsEvents[Event]) => void)[] };

  function createFrame(transactionId: string, field: SecureField, label: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.src = `${providerOrigin}/fields/${encodeURIComponent(transactionId)}/${field}`;
    frame.title = label;
    frame.name = `secure-fields-${field}`;
    // Scripts, and its own origin for the messages between the two fields; no navigation, windows or dialogs.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
    frame.setAttribute('allow', '');
    frame.referrerPolicy = 'no-referrer';
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
    return frame;
  }

  // TypeScript sees no constructor in a function; a class would be compiled to code outside of this one.
  const SecureFields = function (this: ReturnType<typeof create>) {
    Object.assign(this, create());
  } as unknown as SecureFieldsConstructor;

  function create() {
    const listeners: Listeners = {};
    const frames = new Map<SecureField, HTMLIFrameElement>();
    const loaded = new Set<SecureField>();
    const states: Record<SecureField, SecureFieldState> = { cardNumber: empty, cvv: empty };
    let [transactionId, timer] = ['', 0];
    let setups: Parameters<InstanceType<SecureFieldsConstructor>['init']>[1];
    let options: NonNullable<Parameters<InstanceType<SecureFieldsConstructor>['init']>[2]> = {};

    function emit<Event extends keyof SecureFieldsEvents>(event: Event, data: SecureFieldsEvents[Event]) {
      for (const listener of listeners[event] ?? []) listener(data);
    }

    function send(field: SecureField, message: ToFrame) {
      const marked: Marked<ToFrame> = { secureFields: transactionId, message };
      frames.get(field)?.contentWindow?.postMessage(marked, providerOrigin);
    }

    function handleMessage(event: MessageEvent<Partial<Marked<FromFrame>> | null>) {
      if (event.origin !== providerOrigin) return;
      const field = names.find((name) => frames.get(name)?.contentWindow === event.source);
      if (field === undefined || event.data?.secureFields !== transactionId) return;
      if (event.data.message !== undefined) answer(field, event.data.message);
    }

    function answer(field: SecureField, message: FromFrame) {
      if (message.kind === 'loaded') welcome(field);
      else if (message.kind === 'change') change(field, message);
      else if (message.kind === 'validate') {
        Object.assign(states, message.fields);
        emit('validate', { fields: { ...states }, hasErrors: hasErrors() });
      } else if (message.kind === 'success') emit('success', message.data);
      else emit('error', message.error);
    }

    function welcome(field: SecureField) {
      const { label, placeholder = '', inputType = 'tel' } = setups[field];
      send(field, { kind: 'setup', label, placeholder, inputType, styles: options.styles ?? {} });
      if (loaded.add(field).size < names.length) return;
      clearTimeout(timer);
      if (options.focus !== undefined) send(options.focus, { kind: 'focus' });
      emit('ready', undefined);
    }

    function change(field: SecureField, { event, state }: Extract<FromFrame, { kind: 'change' }>) {
      const before: SecureFieldsBrand | undefined = states.cardNumber.paymentMethod;
      states[field] = state;
      const brand = states.cardNumber.paymentMethod;
      if (brand !== before) send('cvv', { kind: 'brand', brand });
      emit('change', { event, fields: { ...states }, hasErrors: hasErrors() });
    }

    const hasErrors = () => names.some((name) => !states[name].valid);

    const fields: InstanceType<SecureFieldsConstructor> = {
      init(id, given, givenOptions = {}) {
        [transactionId, setups, options] = [id, given, givenOptions];
        addEventListener('message', handleMessage);
        timer = window.setTimeout(() => emit('error', { action: 'init', error: 'timeout' }), loadTimeoutMs);
        for (const name of names) {
          const place = document.getElementById(given[name].placeholderElementId);
          if (place === null) throw new Error(`No element for ${name}`);
          const frame = createFrame(id, name, given[name].label);
          frames.set(name, frame);
          place.replaceChildren(frame);
        }
      },
      on(event, listener) {
        const list = (listeners[event] ?? []) as (typeof listener)[];
        Object.assign(listeners, { [event]: [...list, listener] });
      },
      submit({ expm, expy, '3D': secure }) {
        send('cardNumber', { kind: 'submit', expm, expy, holder: secure?.cardholder.cardholderName ?? '' });
      },
      focus: (field) => send(field, { kind: 'focus' }),
      setPlaceholder: (field, text) => send(field, { kind: 'placeholder', text }),
      setError: (field, message) => send(field, { kind: 'error', message }),
      setStyle(selector, declarations) {
        for (const name of names) send(name, { kind: 'style', selector, declarations });
      },
      destroy() {
        removeEventListener('message', handleMessage);
        clearTimeout(timer);
        for (const frame of frames.values()) frame.remove();
        frames.clear();
      },
    };
    return fields;
  }

  Object.assign(window, { SecureFields });
}
