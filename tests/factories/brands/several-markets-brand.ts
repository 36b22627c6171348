import { brand as abendmeer } from '../../../src/brands/abendmeer/brand.ts';
import type { Brand } from '../../../src/brands/brand.ts';
import { swissBrand } from './swiss-brand.ts';

const { de } = abendmeer.insolvencyCover;
if (de === undefined) throw new Error('Abendmeer sells in Germany');

/** Abendmeer as a site that sells in Germany, Switzerland and Great Britain, each in its own currency. */
export const severalMarketsBrand: Brand = {
  ...abendmeer,
  locales: ['de-de', 'de-ch', 'fr-ch', 'en-gb'],
  insolvencyCover: { ...swissBrand.insolvencyCover, de, gb: { ...de, country: 'GB' } },
  membershipDiscountPercent: 0,
};
