import type { StaffRole } from '../../domain/staff/staff.ts';
import type { RouteName } from '../../routes.ts';
import { buildPath } from '../../url.ts';

/** A section of the staff app; its label is the text `office.place.{name}`. */
export interface StaffPlace {
  readonly name:
    | 'start'
    | 'bookings'
    | 'notices'
    | 'cases'
    | 'vouchers'
    | 'reviews'
    | 'supply'
    | 'editor'
    | 'accounts'
    | 'audit'
    | 'account';
  readonly path: string;
}

export interface StaffPlacesOptions {
  /** False in a shop that handles no cases. */
  readonly hasCases: boolean;
}

/** Lists the sections a role may open, in the order of the navigation. */
export function listStaffPlaces(role: StaffRole, { hasCases }: StaffPlacesOptions): readonly StaffPlace[] {
  const isAdmin = role === 'admin';
  const isService = isAdmin || role === 'service';
  const places: readonly (StaffPlace & { readonly isOpen: boolean })[] = [
    { name: 'start', path: buildPath('back_office_start', {}), isOpen: true },
    { name: 'bookings', path: buildPath('back_office', {}), isOpen: isService },
    { name: 'notices', path: buildPath('back_office_notices', {}), isOpen: isService },
    { name: 'cases', path: buildPath('back_office_cases', {}), isOpen: isService && hasCases },
    { name: 'vouchers', path: buildPath('back_office_vouchers', {}), isOpen: isService },
    { name: 'reviews', path: buildPath('back_office_reviews', {}), isOpen: isService },
    { name: 'supply', path: buildPath('back_office_sale_check', {}), isOpen: isService },
    { name: 'editor', path: buildPath('editor', {}), isOpen: role !== 'service' },
    { name: 'accounts', path: buildPath('back_office_accounts', {}), isOpen: isAdmin },
    { name: 'audit', path: buildPath('back_office_audit', {}), isOpen: isAdmin },
    { name: 'account', path: buildPath('back_office_account', {}), isOpen: true },
  ];
  return places.filter(({ isOpen }) => isOpen).map(({ name, path }) => ({ name, path }));
}

/** Returns the page where a role begins: what waits for a decision, or for those who look after pages the editor. */
export function findStaffStart(role: StaffRole): string {
  return role === 'admin' || role === 'service'
    ? buildPath('back_office_start', {})
    : buildPath('editor', {});
}

/** The section that a page belongs to, by its route; null for pages of none. */
export function findStaffPlace(route: RouteName | null): StaffPlace['name'] | null {
  if (route === null) return null;
  return places.find(([, routes]) => routes.test(route))?.[0] ?? null;
}

const places: readonly (readonly [StaffPlace['name'], RegExp])[] = [
  ['start', /^back_office_start$/],
  [
    'bookings',
    /^back_office(_booking|_caller|_trip_caller|_cancellation|_decision|_refunds|_price_raise|_restore)?$/,
  ],
  ['notices', /^back_office_(notice|incident)/],
  ['cases', /^back_office_case/],
  ['vouchers', /^back_office_(voucher|promotion|withdrawal)/],
  ['reviews', /^back_office_review/],
  ['supply', /^back_office_(sale_check|prices|deliver)/],
  ['accounts', /^back_office_(accounts|new_account|account_change)$/],
  ['audit', /^back_office_audit$/],
  ['account', /^back_office_(account|passkey)$/],
];
