import type { Words } from '../parts/words.ts';

/** A code for members (MOD-087 to MOD-090), as stored. */
export interface StoredMembershipBox {
  readonly headline: Words;
  readonly copytext?: Words;
  /** What a member types into the checkout. */
  readonly promoCode: string;
}

export interface MembershipBoxProps extends Omit<StoredMembershipBox, 'promoCode'> {
  /** For members whose e-mail address is verified; null for everybody else, who are asked to sign in. */
  readonly promoCode: string | null;
}
