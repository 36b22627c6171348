import type { ListSort } from '../../../design/staff/list-sort.ts';
import { STAFF_ROLES } from '../../../domain/staff/staff.ts';
import type { StaffAccount } from '../staff-account.ts';

/** The columns that the list of accounts sorts by. */
export const ACCOUNT_SORTS = ['person', 'role', 'lastSignIn'] as const;
export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** Sorts accounts; equal ones keep the order of the store. Who has never signed in comes before everybody who has. */
export function sortAccounts(
  accounts: readonly StaffAccount[],
  sort: ListSort<AccountSort> | null,
): readonly StaffAccount[] {
  if (sort === null) return accounts;
  const sign = sort.isDescending ? -1 : 1;
  return accounts.toSorted((one, other) => sign * comparisons[sort.by](one, other));
}

const comparisons: Readonly<Record<AccountSort, (one: StaffAccount, other: StaffAccount) => number>> = {
  person: (one, other) => one.name.localeCompare(other.name),
  role: (one, other) => STAFF_ROLES.indexOf(one.role) - STAFF_ROLES.indexOf(other.role),
  lastSignIn: (one, other) => (one.lastSignInAt?.getTime() ?? 0) - (other.lastSignInAt?.getTime() ?? 0),
};
