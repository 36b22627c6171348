import type { Visitor } from '../../../site/visitor.ts';
import type { Checkout } from '../checkout.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';

/** The checkout that another one follows; null where that began by itself, or the former one is erased. */
export async function findFormer(
  store: Pick<CheckoutStore, 'find'>,
  { former }: Pick<Checkout, 'former'>,
  { session, memberId }: Pick<Visitor, 'session' | 'memberId'>,
): Promise<Checkout | null> {
  if (former === undefined || former.id === null) return null;
  return store.find(former.id, session, memberId);
}
