import { z } from 'zod';
import { words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const membershipBoxSchema = z.strictObject({
  headline: words,
  copytext: words.exactOptional(),
  /** What a member types into the checkout. */
  promoCode: z.string().trim().min(3).max(40),
});

/** A code for members (MOD-087 to MOD-090), as stored. */
export type StoredMembershipBox = PropsOf<typeof membershipBoxSchema>;

export interface MembershipBoxProps extends Omit<StoredMembershipBox, 'promoCode'> {
  /** For members with a verified e-mail address; null for all other visitors, who see the sign-in link. */
  readonly promoCode: string | null;
}
