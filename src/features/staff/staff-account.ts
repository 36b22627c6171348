import type { StaffMember } from '../../domain/staff/staff.ts';

/** An account as admins see it. */
export interface StaffAccount extends StaffMember {
  readonly passkeys: number;
  readonly lastSignInAt: Date | null;
  readonly disabledAt: Date | null;
  /** Its owner has not set password and second factor yet; until when the link is good. */
  readonly setUpUntil: Date | null;
}

/** An account whose owner holds a good link. */
export interface SetUp {
  readonly email: string;
  readonly name: string;
  /** For the authenticator, base32. */
  readonly codeSecret: string;
}
