import type { Db } from '../../../database/open-kysely.server.ts';
import type { AuthorisationRequest, PaymentPort } from '../payment-port.ts';
import type { CardRefusal } from '../payment-under-test.ts';

type CardOutcome = 'granted' | 'challenge' | 'challenge-refused' | CardRefusal;

/** The company that the suite’s other account belongs to. */
export async function addOtherCompany(db: Db): Promise<void> {
  await db
    .insertInto('company')
    .values({ id: 'other', name: 'Other company' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The suite names cards by tokens that pay any number of times; at a vendor each payment has a card typed in for itself. */
export function typeCards(
  port: PaymentPort,
  typeCard: (outcome: CardOutcome) => Promise<string>,
): PaymentPort {
  const typed = new Map<string, Promise<string>>();

  async function readPaymentDetails({
    reference,
    paymentDetails,
  }: AuthorisationRequest): Promise<AuthorisationRequest['paymentDetails']> {
    if (!('token' in paymentDetails) || !paymentDetails.token.startsWith('test-')) return paymentDetails;
    const token = typed.get(reference) ?? typeCard(paymentDetails.token.slice('test-'.length) as CardOutcome);
    typed.set(reference, token);
    return { ...paymentDetails, token: await token };
  }

  return {
    ...port,
    authorise: async (request, options) =>
      port.authorise({ ...request, paymentDetails: await readPaymentDetails(request) }, options),
  };
}
