import type { OfferedExtra } from '../../../../domain/extras/choose-extras.ts';

/** Calculates the price of an extra for the whole party, in minor units. @param travellers size of the party */
export function priceForParty(
  { per, price }: Pick<OfferedExtra, 'per' | 'price'>,
  travellers: number,
): number {
  return per === 'party' ? price : price * travellers;
}
