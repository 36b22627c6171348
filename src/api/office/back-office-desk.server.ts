import type { Clock } from '../../domain/time/clock.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { StaffDesk } from '../../features/booking/office/staff-desk.server.ts';
import type { AccountStore } from '../../features/staff/account-store.server.ts';
import type { PasskeyStore } from '../../features/staff/passkey-store.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';

/** What the back office needs of the shop. */
export interface BackOffice {
  readonly staff: StaffStore;
  readonly passkeys: PasskeyStore;
  readonly accounts: AccountStore;
  readonly desk: StaffDesk;
  readonly bookings: Pick<Bookings, 'findPaper'>;
  readonly clock: Clock;
}

export interface OfficeOptions {
  /** Scripts of the pages that can do more than forms. */
  readonly scripts: readonly string[];
}
