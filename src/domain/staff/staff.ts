import type { BrandScope } from './brand-scope.ts';

/** What a member of staff may do: `service` looks after bookings, the others after pages; `admin` does all. */
export const STAFF_ROLES = ['service', 'editor', 'publisher', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who works on pages; those who look after bookings see the site as visitors do (EDIT-001). */
export function isEditorRole(role: StaffRole): boolean {
  return role !== 'service';
}

/** A person who works here and is signed in. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Of an admin always null: accounts belong to no brand alone. */
  readonly brands: BrandScope;
}
