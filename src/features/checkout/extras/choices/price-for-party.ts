import type { OfferedExtra } from '../../../../domain/extras/choose-extras.ts';

/** What an extra for everyone costs in all, minor units. @param travellers how many they are */
export function priceForParty(
  { per, price }: Pick<OfferedExtra, 'per' | 'price'>,
  travellers: number,
): number {
  return per === 'party' ? price : price * travellers;
}
