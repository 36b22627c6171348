import { z } from 'zod';
import { UncertainOutcomeError } from '../vendor/vendor-gateway.ts';

/** Minor units. */
const amount = z.int().nonnegative();

/**
 * What the gateway reads of a transaction: body of the status call and of a webhook. Everything the vendor may leave
 * out is optional here; a status is any word, since the list of words grows.
 */
const datatransTransaction = z.object({
  transactionId: z.string().min(1),
  merchantId: z.string(),
  status: z.string(),
  currency: z.string(),
  /** `N/A` for card fields until they are authorised. */
  refno: z.string().optional(),
  /** `payment`, `credit` or `card_check`. */
  type: z.string().optional(),
  detail: z
    .object({
      /** Filled while a card is only authenticated: an amount here is no authorisation. */
      authorize: z.object({ amount: amount.optional() }).optional(),
      settle: z.object({ amount: amount.optional() }).optional(),
      /** All refunds together. */
      credit: z.object({ amount: amount.optional() }).optional(),
      fail: z.object({ reason: z.string().optional() }).optional(),
    })
    .optional(),
  history: z.array(z.object({ amount: amount.optional(), success: z.boolean().optional() })).optional(),
  card: z
    .object({
      /** `400000xxxxxx0018` */
      masked: z.string().optional(),
      info: z.object({ type: z.string().optional() }).optional(),
      '3D': z
        .object({ directoryResponse: z.string().optional(), authenticationResponse: z.string().optional() })
        .optional(),
    })
    .optional(),
});

export type DatatransTransaction = z.infer<typeof datatransTransaction>;

/** @throws UncertainOutcomeError where the body is no transaction: nothing is known then */
export function parseDatatransTransaction(body: unknown): DatatransTransaction {
  const { data } = datatransTransaction.safeParse(body);
  if (data === undefined) throw new UncertainOutcomeError('An answer that is no transaction');
  return data;
}
