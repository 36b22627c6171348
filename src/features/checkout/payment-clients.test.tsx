import { expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { PaymentActionClient } from '../../ports/payment/payment-browser-port.ts';
import { type PaymentClients, PaymentClientsProvider, usePaymentClients } from './payment-clients.tsx';

function Reader({ onRead }: { readonly onRead: (clients: PaymentClients) => void }) {
  onRead(usePaymentClients());
  return null;
}

test('[PAY-023] a page uses the clients it provides, and every other client rejects', async () => {
  const seen: PaymentClients[] = [];
  const actions: PaymentActionClient = { run: async () => undefined };
  await renderInShop(
    <PaymentClientsProvider clients={{ actions }}>
      <Reader onRead={(clients) => seen.push(clients)} />
    </PaymentClientsProvider>,
  );
  expect(seen[0]?.actions).toBe(actions);
  const setup = {
    kind: 'encrypted-fields',
    clientKey: 'key',
    environment: 'test',
    countryCode: 'DE',
  } as const;
  const ignore = () => undefined;
  const options = {
    language: 'en',
    holderName: '',
    onFirstDigits: ignore,
    onError: ignore,
    onChange: ignore,
  } as const;
  await expect(seen[0]?.encryptedCards.open(setup, options)).rejects.toThrow('no payment client');
});
