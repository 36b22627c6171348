import type { Promotion } from '../../domain/vouchers/judge-promotion.ts';

const unlimited = {
  companyId: 'default',
  markets: [],
  validFrom: null,
  validTo: null,
  travelFrom: null,
  travelTo: null,
  destinations: [],
  usesInAll: null,
  usesPerPerson: null,
  isCombinable: true,
  isForMembers: false,
} as const satisfies Partial<Promotion>;

/** Promotion codes that the demonstration begins with; the members' one is that of the membership box. */
export const demoPromotions: readonly Omit<Promotion, 'id'>[] = [
  {
    ...unlimited,
    brand: 'abendmeer',
    code: 'MEER-50',
    discount: { kind: 'amount', amount: 5_000 },
    currency: 'EUR',
    minimum: 80_000,
  },
  {
    ...unlimited,
    brand: 'abendmeer',
    code: 'WIEDER-30',
    discount: { kind: 'amount', amount: 3_000 },
    currency: 'EUR',
    minimum: 0,
    isForMembers: true,
  },
  {
    ...unlimited,
    brand: 'tagwind',
    code: 'WIND-3',
    discount: { kind: 'percent', percent: 3 },
    currency: null,
    minimum: 0,
    usesPerPerson: 1,
  },
];
