import type { StaffRole } from '../../domain/staff/staff.ts';
import { buildPath } from '../../url.ts';

/** A section of the back office; its label is the text `office.place.{name}`. */
export interface StaffPlace {
  readonly name: 'bookings' | 'editor' | 'accounts' | 'audit' | 'account';
  readonly path: string;
}

/** Lists the sections a role may open, in the order of the navigation. */
export function listStaffPlaces(role: StaffRole): readonly StaffPlace[] {
  const isAdmin = role === 'admin';
  const bookings: StaffPlace = { name: 'bookings', path: buildPath('back_office', {}) };
  const editor: StaffPlace = { name: 'editor', path: buildPath('editor', {}) };
  return [
    ...(isAdmin || role === 'service' ? [bookings] : []),
    ...(isAdmin || role !== 'service' ? [editor] : []),
    ...(isAdmin
      ? ([
          { name: 'accounts', path: buildPath('back_office_accounts', {}) },
          { name: 'audit', path: buildPath('back_office_audit', {}) },
        ] as const)
      : []),
    { name: 'account', path: buildPath('back_office_account', {}) },
  ];
}

/** Returns the start page of a role: its section, or for admins the list of sections. */
export function findStaffStart(role: StaffRole): string {
  const [first] = listStaffPlaces(role);
  return role === 'admin' || first === undefined ? buildPath('back_office_start', {}) : first.path;
}
