import type { MembershipBoxProps, StoredMembershipBox } from './schema.ts';

interface Membership {
  readonly isVerifiedMember: boolean;
  readonly offersSignIn: boolean;
  readonly isEditor: boolean;
}

/** Where a brand has no accounts nobody could sign in: editors alone see the box there. */
export function isMembershipBoxShown(
  _props: StoredMembershipBox,
  { offersSignIn, isEditor }: Membership,
): boolean {
  return offersSignIn || isEditor;
}

/** The code leaves the server for members whose e-mail address is verified, and for nobody else (MOD-088, MOD-089). */
export function narrowMembershipBox(
  { promoCode, ...props }: StoredMembershipBox,
  { isVerifiedMember }: Membership,
): MembershipBoxProps {
  return { ...props, promoCode: isVerifiedMember ? promoCode : null };
}
