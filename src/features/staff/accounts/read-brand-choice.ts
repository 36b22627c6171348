import { type BrandScope, everyBrand } from '../../../domain/staff/brand-scope.ts';
import type { StaffRole } from '../../../domain/staff/staff.ts';

/** What a form sends for every brand, next to the keys of single ones. */
export const EVERY_BRAND = '*';

type BrandChoice =
  | { readonly ok: true; readonly brands: BrandScope }
  | { readonly ok: false; readonly fault: 'no-brand' | 'admin-sees-all' };

/**
 * Reads for which brands an account of a role works. Nothing chosen is a mistake for everybody but admins, never every brand; admins
 * see all brands, so a choice of single ones is refused and not dropped.
 */
export function readBrandChoice(
  role: StaffRole,
  chosen: readonly string[],
  known: readonly string[],
): BrandChoice {
  const every = { ok: true, brands: everyBrand } as const;
  if (chosen.includes(EVERY_BRAND)) return every;
  if (role === 'admin') return chosen.length === 0 ? every : { ok: false, fault: 'admin-sees-all' };
  const brands = known.filter((key) => chosen.includes(key));
  return brands.length === 0 ? { ok: false, fault: 'no-brand' } : { ok: true, brands };
}
