import type { ExtraKind } from '../domain/extras/extra.ts';
import type { Brand } from './brand.ts';

/** True where a brand offers extras of a kind: those of its range, rental cars only where it has them (EXTRA-025), and insurances only of an insurer that it names. */
export function sellsExtra(brand: Pick<Brand, 'flags' | 'range' | 'insurer'>, kind: ExtraKind): boolean {
  if (kind === 'rental_car' && !brand.flags.rentalCars) return false;
  if (kind === 'insurance' && brand.insurer === null) return false;
  return brand.range?.extras === undefined || brand.range.extras.includes(kind);
}
