/**
 * - `never`: not sent
 * - `late`: sent `ms` later by the clock
 * - `twice`: the same message two times
 * - `out-of-order`: after the next message
 * - `unsigned`: without hmacSignature
 * - `wrong-signature`: signed with a key of somebody else
 * - `second-key`: signed with the second of the two keys
 * - `wrong-live`: names the other environment; the signature is right, as it does not cover it
 * - `other-merchant-account`: about another account, rightly signed
 */
export type MisdeliveryKind =
  | 'never'
  | 'late'
  | 'twice'
  | 'out-of-order'
  | 'unsigned'
  | 'wrong-signature'
  | 'second-key'
  | 'wrong-live'
  | 'other-merchant-account';

export interface Misdelivery {
  readonly kind: MisdeliveryKind;
  /** An eventCode; every message without it. */
  readonly event?: string;
  /** Number of messages; 1 without it. */
  readonly times?: number;
  readonly ms?: number;
}

/** Planned misdeliveries, the oldest plan first. */
export function createMisdeliveries() {
  const plans: { readonly plan: Misdelivery; left: number }[] = [];
  return {
    plan: (plan: Misdelivery) => void plans.push({ plan, left: plan.times ?? 1 }),
    clear: () => void plans.splice(0),
    take(event: string): Misdelivery | undefined {
      const found = plans.find(({ plan, left }) => left > 0 && (plan.event ?? event) === event);
      if (found !== undefined) found.left -= 1;
      return found?.plan;
    },
  };
}
