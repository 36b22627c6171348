import type { PaymentPort, PaymentRequest } from '../payment-port.ts';
import type { CardRefusal } from '../payment-under-test.ts';

type CardOutcome = 'granted' | 'challenge' | 'challenge-refused' | CardRefusal;

/** The suite names cards by tokens that pay any number of times; at a vendor each payment has a card typed in for itself. */
export function typeCards(
  port: PaymentPort,
  typeCard: (outcome: CardOutcome) => Promise<string>,
): PaymentPort {
  const typed = new Map<string, Promise<string>>();

  async function readMeans({ reference, means }: PaymentRequest): Promise<PaymentRequest['means']> {
    if (!('token' in means) || !means.token.startsWith('test-')) return means;
    const token = typed.get(reference) ?? typeCard(means.token.slice('test-'.length) as CardOutcome);
    typed.set(reference, token);
    return { ...means, token: await token };
  }

  return {
    ...port,
    authorise: async (request, options) =>
      port.authorise({ ...request, means: await readMeans(request) }, options),
  };
}
