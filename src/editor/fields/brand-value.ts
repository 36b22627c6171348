import type { Brand, BrandFlags } from '../../brands/brand.ts';
import type { FieldPath } from '../../features/editing/map-fields.ts';

/** True for what has a default of the brand, which applies until a document of values overrides it. */
export const isBrandValue = (path: FieldPath): boolean => path[0] === 'values' && path.length === 2;

/** What the brand says where its documents say nothing: a switch, or a setting. */
export function findBrandValue(brand: Brand, name: string): unknown {
  return name in brand.flags ? brand.flags[name as keyof BrandFlags] : brand[name as keyof Brand];
}
