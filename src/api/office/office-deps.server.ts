import type { Sealer } from '../../database/sealer.server.ts';
import type { ListStaffTasks } from '../../domain/staff/staff-task.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { OfficeService } from '../../features/booking/office/office-service.server.ts';
import type { AccountStore } from '../../features/staff/account-store.server.ts';
import type { PasskeyStore } from '../../features/staff/passkey-store.server.ts';
import type { StaffStore } from '../../features/staff/staff-store.server.ts';

/** Dependencies of the back office. */
export interface OfficeDeps {
  readonly staff: StaffStore;
  readonly passkeys: PasskeyStore;
  readonly accounts: AccountStore;
  readonly service: OfficeService;
  readonly bookings: Pick<Bookings, 'findTravelDocument'>;
  /** Encrypts what is searched for in addresses, which access logs and histories keep: names of customers stay out of them. */
  readonly searches: Sealer;
  /** What waits for the service staff, by trade: on the first page. */
  readonly tasks: readonly ListStaffTasks[];
  /** Keys and names of the brands: bookings are filtered by them. */
  readonly brands: readonly (readonly [key: string, name: string])[];
  readonly clock: Clock;
}

export interface OfficeOptions {
  /** Scripts of the pages. */
  readonly scripts: readonly string[];
}
