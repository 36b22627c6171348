import { vi } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { testPaymentPort } from '../../ports/payment/conformance.ts';
import { controlProvider } from './provider-controls.server.ts';
import { endAction, enterCard, openProviderUnderTest } from './provider-under-test.server.ts';

testPaymentPort('embedded', async () => {
  const database = await createTestDatabase();
  const under = await openProviderUnderTest(database.pool);
  return {
    ...under,
    controls: controlProvider(under, database.pool),
    walletToken: (_, outcome) => `test-${outcome}`,
    cardToken: (outcome) => enterCard(under, outcome),
    finishAction: async (authorisation, _reference, end) => {
      await endAction(under, authorisation, end);
      return undefined;
    },
    buildWebhook: (reference) =>
      vi.waitFor(() => {
        const message = under.shop.received.find(({ body }) => body.includes(reference));
        if (message === undefined) throw new Error('No message has come');
        return message;
      }, 10_000),
    close: async () => {
      await under.close();
      await database.drop();
    },
  };
});
