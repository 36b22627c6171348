import { expect, test } from 'vitest';
import { parseListSort } from '../../../design/staff/list-sort.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import type { StaffAccount } from '../staff-account.ts';
import { ACCOUNT_SORTS, sortAccounts } from './sort-accounts.ts';

const buildAccount = (name: string, role: StaffAccount['role'], signedIn: string | null): StaffAccount => ({
  brands: everyBrand,
  id: name,
  name,
  role,
  email: `${name}@staff.example`,
  passkeys: 0,
  lastSignInAt: signedIn === null ? null : new Date(signedIn),
  disabledAt: null,
  isSetUp: true,
  setUpUntil: null,
});
const accounts = [
  buildAccount('Östen', 'admin', '2026-11-20T10:00:00Z'),
  buildAccount('Ada', 'editor', null),
  buildAccount('Zoe', 'service', '2026-11-21T10:00:00Z'),
];

test.each([
  ['', 'Östen Ada Zoe'],
  ['person', 'Ada Östen Zoe'],
  ['-person', 'Zoe Östen Ada'],
  ['role', 'Zoe Ada Östen'],
  ['lastSignIn', 'Ada Östen Zoe'],
  ['-lastSignIn', 'Zoe Östen Ada'],
])('accounts in the order "%s" are %s', (sort, names) => {
  const sorted = sortAccounts(accounts, parseListSort(sort, ACCOUNT_SORTS));
  expect(sorted.map(({ name }) => name).join(' ')).toBe(names);
});
