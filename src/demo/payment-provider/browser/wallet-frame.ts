import type { WalletContact } from '../../../ports/payment/payment-browser-port.ts';
import type { FromSheet, MarkedForSheet, ToSheet } from './wallet-sheet.ts';

/** What the provider answers to a confirmed sheet. */
export type ConfirmedSheetReply = { readonly ok: boolean };

/**
 * The script in the sheet: shows what the shop asks for, and hands over card and address once the shopper confirms. It is sent as the
 * text of this function: it may use nothing from outside of itself but types.
 */
export function runWalletFrame(): void {
  const { shopOrigin = '', session = '' } = document.body.dataset;
  const find = <Kind extends Element>(selector: string) => document.querySelector(selector) as Kind;
  const form = find<HTMLFormElement>('form');
  const pay = find<HTMLButtonElement>('button[value=agree]');
  const fields: readonly (keyof WalletContact)[] = [
    'firstName',
    'lastName',
    'street',
    'zip',
    'city',
    'country',
  ];

  function postToShop(message: FromSheet): void {
    const marked: MarkedForSheet<FromSheet> = { walletSheet: session, message };
    parent.postMessage(marked, shopOrigin);
  }

  function show({ request }: ToSheet): void {
    const { method, payee, amount, currency, language, contact } = request;
    const name = method === 'ApplePay' ? 'Apple Pay' : 'Google Pay';
    find<HTMLElement>('[data-wallet]').textContent = name;
    find<HTMLElement>('[data-payee]').textContent = payee;
    const format = new Intl.NumberFormat(language, { style: 'currency', currency });
    const { maximumFractionDigits = 2 } = format.resolvedOptions();
    find<HTMLElement>('[data-amount]').textContent = format.format(amount / 10 ** maximumFractionDigits);
    for (const field of fields) {
      const control = form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement;
      if (contact[field] !== '') control.value = contact[field];
    }
    pay.disabled = false;
    pay.focus();
  }

  async function confirm(): Promise<void> {
    pay.disabled = true;
    const entered = new FormData(form);
    const sent = await fetch(location.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card: entered.get('card') }),
    }).catch(() => null);
    const reply = sent?.ok ? ((await sent.json()) as ConfirmedSheetReply) : null;
    if (reply?.ok !== true) return postToShop({ kind: 'failed' });
    // The list of fields has all of a contact.
    const contact = Object.fromEntries(
      fields.map((field) => [field, String(entered.get(field) ?? '').trim()]),
    ) as Record<keyof WalletContact, string>;
    postToShop({ kind: 'paid', payment: { token: session, contact } });
  }

  addEventListener('message', (event: MessageEvent<Partial<MarkedForSheet<ToSheet>> | null>) => {
    if (event.origin !== shopOrigin || event.source !== parent || event.data?.walletSheet !== session) return;
    if (event.data.message?.kind === 'setup') show(event.data.message);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void confirm();
  });
  find<HTMLButtonElement>('button[value=cancel]').addEventListener('click', () =>
    postToShop({ kind: 'cancelled' }),
  );
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') postToShop({ kind: 'cancelled' });
  });
  postToShop({ kind: 'loaded' });
}
