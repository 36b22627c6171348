/** Keys of the brands whose trade a member of staff sees; null for every brand, those to come as well. */
export type BrandScope = readonly string[] | null;

/** What sees every brand: accounts without a limit, and tasks of the shop itself. */
export const everyBrand: BrandScope = null;

/** Whether two see a brand in common. */
export function shareBrand(one: BrandScope, other: BrandScope): boolean {
  return one === null || other === null || one.some((brand) => other.includes(brand));
}

/** The part of a scope that a filter lets through: one brand, or all of it for ''. A brand that is not seen lets nothing through. */
export function narrowScope(scope: BrandScope, brand: string): BrandScope {
  if (brand === '') return scope;
  return seesBrand(scope, brand) ? [brand] : [];
}

export function seesBrand(scope: BrandScope, brand: string): boolean {
  return scope === null || scope.includes(brand);
}
