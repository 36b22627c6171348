import type { MembershipBoxProps, StoredMembershipBox } from './schema.ts';

interface Membership {
  readonly isVerifiedMember: boolean;
  readonly offersSignIn: boolean;
  readonly isEditor: boolean;
}

/** Only editors see the box of a brand without accounts, because visitors cannot sign in there. */
export function isMembershipBoxShown(
  _props: StoredMembershipBox,
  { offersSignIn, isEditor }: Membership,
): boolean {
  return offersSignIn || isEditor;
}

/** The server sends the code only to members with a verified e-mail address (MOD-088, MOD-089). */
export function narrowMembershipBox(
  { promoCode, ...props }: StoredMembershipBox,
  { isVerifiedMember }: Membership,
): MembershipBoxProps {
  return { ...props, promoCode: isVerifiedMember ? promoCode : null };
}
