import { MARKET_CODES, type MarketCode } from '../../domain/places/market.ts';

const union = ['de', 'at', 'ie', 'it', 'es'] as const satisfies readonly MarketCode[];

/** A rule of law that pages of the shop follow. */
export interface Law {
  readonly title: string;
  /** Markets in which it is in force. */
  readonly markets: readonly MarketCode[];
  /** First day on which it applies, `YYYY-MM-DD`. */
  readonly appliesFrom: string;
  /** File that shows what it asks for. */
  readonly shownIn: string;
  /** File and title of the test that proves it. */
  readonly provedBy: readonly [file: string, title: string];
}

/** What the law asks of pages, each with its day, where it is shown, and its proof. Duties of a contract are in `describe-rights.ts`. */
export const laws = {
  accessibilityStatement: {
    title:
      'Directive (EU) 2019/882, article 13 and annex V: how a service is accessible, where it is not, and who supervises it',
    markets: union,
    appliesFrom: '2025-06-28',
    shownIn: 'src/content-seeds/legal/build-accessibility.ts',
    provedBy: [
      'src/content-seeds/legal/build-accessibility.test.ts',
      'the statement says what the last run of the tests found, the gaps, whom to write to and who supervises',
    ],
  },
  sustainabilityLabel: {
    title: 'Directive (EU) 2024/825: no label of sustainability without a certification scheme',
    markets: union,
    appliesFrom: '2026-09-27',
    shownIn: 'src/features/hotel/description/hotel-amenities.tsx',
    provedBy: [
      'src/features/hotel/load-hotel-details.server.test.ts',
      'a hotel is called sustainable with a valid certificate alone, which is named',
    ],
  },
  checkedReviews: {
    title:
      'Directive 2005/29/EC, article 7(6), as amended by (EU) 2019/2161: whether and how reviews are checked',
    markets: union,
    appliesFrom: '2022-05-28',
    shownIn: 'src/features/hotel/reviews/hotel-reviews.tsx',
    provedBy: ['src/features/hotel/hotel-page.test.tsx', 'reviews say whether and how they were checked'],
  },
  insuranceInformation: {
    title:
      'Directive (EU) 2016/97, articles 18 to 20: insurer and product information document before an insurance is chosen',
    markets: union,
    appliesFrom: '2018-10-01',
    shownIn: 'src/features/checkout/extras/sections/insurance-section.tsx',
    provedBy: [
      'src/features/checkout/extras/extras-page.test.tsx',
      '[EXTRA-004] insurer, product sheet and conditions come before the insurances',
    ],
  },
  generatedPictures: {
    title:
      'Regulation (EU) 2024/1689, article 50(4): pictures that were generated and look like a real place say so on every page where they stand for a hotel',
    markets: union,
    appliesFrom: '2026-08-02',
    shownIn: 'src/design/pictures/illustration-mark.tsx',
    provedBy: [
      'src/design/pictures/illustration-mark.test.tsx',
      'a painted picture that stands for a hotel is called an illustration, a photograph is not',
    ],
  },
  withdrawalButton: {
    title:
      'Directive (EU) 2023/2673, article 11a of directive 2011/83/EU: a contract is withdrawn from on the page',
    markets: union,
    appliesFrom: '2026-06-19',
    shownIn: 'src/content-seeds/legal/legal-links.ts',
    provedBy: [
      'src/content-seeds/legal/legal-links.test.ts',
      'every footer leads to the withdrawal from a contract',
    ],
  },
  packageRights: {
    title:
      'Directive (EU) 2015/2302, articles 5 and 7: rights of travellers and the cover against insolvency before an order',
    markets: MARKET_CODES,
    appliesFrom: '2018-07-01',
    shownIn: 'src/features/checkout/payment/describe-rights.ts',
    provedBy: [
      'src/features/checkout/payment/payment-page.test.tsx',
      'each market names its law, and a market without insolvency cover throws an error',
    ],
  },
} as const satisfies Readonly<Record<string, Law>>;
