import { expect, test } from 'vitest';
import type { EncryptedCardData } from '../../../../ports/payment/payment-browser-port.ts';
import { readEncryptedCard } from './read-encrypted-card.ts';

const encrypted: EncryptedCardData = { token: '{"encrypted":"0"}', holderName: ' Zoë O’Neill ' };
const read = (different: Partial<EncryptedCardData> = {}, isApproved = true) =>
  readEncryptedCard({ ...encrypted, ...different }, { isApproved, customerName: 'Anna Berg' });

test('[PAY-023] passes the encrypted fields on unchanged, with the card holder or else the customer name', () => {
  expect(read()).toEqual({
    ok: true,
    card: {
      token: encrypted.token,
      holderName: 'Zoë O’Neill',
      redirect: null,
      isEncrypted: true,
    },
  });
  expect(read({ holderName: null })).toMatchObject({ card: { holderName: 'Anna Berg' } });
});

test('[VALID-050] [VALID-051] reports an invalid card holder before the order is sent', () => {
  expect(read({ holderName: 'J. Smith 2' })).toEqual({ ok: false, error: 'payment.error.cardHolderInvalid' });
  expect(read({ holderName: ' ' })).toEqual({ ok: false, error: 'payment.error.cardHolderRequired' });
});

test('[VALID-056] [VALID-062] refuses a card of a range that is not approved', () => {
  expect(read({}, false)).toEqual({ ok: false, error: 'payment.error.cardNotApproved' });
});
