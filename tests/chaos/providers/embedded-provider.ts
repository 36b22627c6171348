import type { PaymentDetails } from '../../../src/domain/booking/payment-details.ts';
import { reconcileLedger } from '../../ledger/reconcile-ledger.ts';
import type { OpenAction, ShopperEnd } from '../worker-protocol.ts';
import type { ChaosProvider, ChaosProviderOptions } from './chaos-provider.ts';

/** The embedded provider, which runs in the workers. @param endAction ends an action at one of them */
export function openEmbeddedProvider(
  { random }: ChaosProviderOptions,
  endAction: (action: OpenAction, end: ShopperEnd) => Promise<unknown>,
): ChaosProvider {
  return {
    settings: { kind: 'embedded' },
    pay: async () => ({ payment: choosePayment(random.int(1, 100)) }),
    async endAction(_reference, action, end) {
      await endAction(action, end);
      return '{}';
    },
    misbehave() {},
    behave() {},
    waitsForMessages: [],
    // Only its webhook reports a chargeback.
    mayBeLost: (body) => !body.includes('chargeback'),
    forge: (body) => `${body.replace('refused', 'authorised').replace('authorised', 'captured')} `,
    finish: async () => {},
    reconcile: (pool) => reconcileLedger(pool),
    explain: () => [],
    close: async () => {},
  };
}

function choosePayment(kind: number): PaymentDetails {
  const card = (outcome: string): PaymentDetails => ({
    method: 'CreditCard',
    token: `test-${outcome}`,
    holderName: 'Ada Lovelace',
  });
  const account = (iban: string): PaymentDetails => ({
    method: 'BankAccount',
    iban,
    holderName: 'Ada Lovelace',
  });
  if (kind <= 50) return card('granted');
  if (kind <= 75) return card('challenge');
  if (kind <= 80) return card('challenge-refused');
  if (kind <= 85) return card('refused');
  if (kind <= 90) return card('lapsing');
  return account(kind <= 93 ? 'DE89370400440532013000' : 'DE75512108001245126199');
}
