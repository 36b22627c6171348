import { expect, test } from 'vitest';
import { type CardFieldsOwner, signCardFields } from './card-fields-key.server.ts';
import { changeCardAmount } from './change-card-amount.server.ts';

const signer = {
  signCookie: (text: string) => `signed ${text}`,
  unsignCookie: (signed: string) => {
    const valid = signed.startsWith('signed ');
    return { valid, value: valid ? signed.slice('signed '.length) : null };
  },
};
const checkout: CardFieldsOwner = { prefix: 'card-fields', checkoutId: 'one' };
const voucher: CardFieldsOwner = { prefix: 'voucher-card-fields', checkoutId: 'one' };

/** The fields whose amount a key changes. */
async function change(owner: CardFieldsOwner, key: string): Promise<readonly string[]> {
  const changed: string[] = [];
  const payments = {
    changeCardAmount: async ({ token }: { readonly token: string }) => {
      changed.push(token);
      return { outcome: 'confirmed' } as const;
    },
  };
  const report = () => undefined;
  await changeCardAmount({ payments, signer }, owner, { key, amount: 100_00, currency: 'EUR' }, report);
  return changed;
}

test('card fields change their amount for the checkout or voucher that they were opened for alone', async () => {
  for (const owner of [checkout, voucher])
    expect(await change(owner, signCardFields(signer, owner, 'fields-1'))).toEqual(['fields-1']);
  for (const [owner, other] of [
    [checkout, voucher],
    [voucher, checkout],
    [{ ...checkout, checkoutId: 'two' }, checkout],
  ] as const)
    expect(await change(owner, signCardFields(signer, other, 'fields-1'))).toEqual([]);
});

test('a key that was made up changes no amount', async () => {
  expect(await change(checkout, 'card-fields one fields-1')).toEqual([]);
});
