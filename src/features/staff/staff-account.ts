import type { StaffMember } from '../../domain/staff/staff.ts';

/** An account as shown to admins. */
export interface StaffAccount extends StaffMember {
  readonly passkeys: number;
  readonly lastSignInAt: Date | null;
  readonly disabledAt: Date | null;
  /** Whether the owner has set password and second factor. */
  readonly isSetUp: boolean;
  /** Expiry of the set-up link; null where there is none, or none any more. */
  readonly setUpUntil: Date | null;
}

/** An account that its owner can set up with a valid link. */
export interface SetUp {
  readonly email: string;
  readonly name: string;
  /** Secret for the authenticator, base32. */
  readonly codeSecret: string;
}
