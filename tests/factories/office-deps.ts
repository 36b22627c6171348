import type { OfficeDeps } from '../../src/api/office/office-deps.server.ts';
import type { Db } from '../../src/database/open-kysely.server.ts';
import type { StaffRole } from '../../src/domain/staff/staff.ts';
import type { Clock } from '../../src/domain/time/clock.ts';
import { createOfficeService } from '../../src/features/booking/office/office-service.server.ts';
import { createAccountStore } from '../../src/features/staff/account-store.server.ts';
import { generateCode } from '../../src/features/staff/one-time-code.ts';
import { createPasskeyStore } from '../../src/features/staff/passkey-store.server.ts';
import { createStaffStore, type StaffStore } from '../../src/features/staff/staff-store.server.ts';

/** Tests hash many passwords. */
const cost = { N: 16, r: 1, p: 1 };

/** A back office on a real database; of bookings it has no documents. */
export function createOfficeDeps(db: Db, clock: Clock): OfficeDeps {
  return {
    clock,
    staff: createStaffStore(db, clock, cost),
    passkeys: createPasskeyStore(db, clock),
    accounts: createAccountStore(db, clock, cost),
    service: createOfficeService({ db, clock }),
    bookings: { findTravelDocument: async () => null },
  };
}

export const staffPassword = 'correct horse battery';

/** Creates an account of a role and signs in. @returns the cookie that their browser sends */
export async function signInStaff(
  staff: StaffStore,
  clock: Clock,
  role: StaffRole,
  email = `${role}@staff.example`,
): Promise<string> {
  const { codeSecret } = await staff.add({ email, name: role, role, password: staffPassword });
  const code = generateCode(codeSecret, clock.now());
  const answer = await staff.signIn({ email, password: staffPassword, code });
  if (!answer.ok) throw new Error(answer.reason);
  return `staff=${answer.token}`;
}
