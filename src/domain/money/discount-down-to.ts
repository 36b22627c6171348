/**
 * As much of a discount as leaves the price at or above the floor price of its tariff. All amounts are minor units.
 * @param floorPrice null where the tariff has none
 * @param price what flights and stay cost before this discount
 */
export function discountDownTo(floorPrice: number | null, price: number, discount: number): number {
  return Math.min(discount, Math.max(0, price - (floorPrice ?? 0)));
}
