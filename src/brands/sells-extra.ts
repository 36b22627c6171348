import type { ExtraKind } from '../domain/extras/extra.ts';
import type { Brand } from './brand.ts';

/** True where a brand offers extras of a kind: those of its range, and rental cars only where it has them (EXTRA-025). */
export function sellsExtra(brand: Pick<Brand, 'flags' | 'range'>, kind: ExtraKind): boolean {
  if (kind === 'rental_car' && !brand.flags.rentalCars) return false;
  return brand.range?.extras === undefined || brand.range.extras.includes(kind);
}
