import type { Brand } from '../../../brands/brand.ts';
import { coverAddress } from '../../../brands/cover-address.ts';
import { isPackage } from '../../../domain/booking/is-package.ts';
import { PACKAGE_TRAVEL_LAW } from '../../../domain/booking/package-travel-law.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Checkout } from '../checkout.ts';

/** The legal information that the shopper must get before ordering, in full and in their language. */
export interface TravelRights {
  readonly title: string;
  readonly text: string;
  /** Null when the trip is no package, such as a hotel alone. */
  readonly package: {
    readonly title: string;
    readonly rights: readonly string[];
    /** The market's law, and where to find it. */
    readonly law: string;
    readonly lawAddress: string;
  } | null;
}

const others = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * The standard information for package travel (annex I, part A of directive (EU) 2015/2302), in the wording of the
 * document that comes with the confirmation; a trip that is no package has its own text.
 * @throws Error when the brand has no insolvency cover for its market; it cannot sell packages there
 */
export function describeRights(
  { trip, extras }: Pick<Checkout, 'trip' | 'extras'>,
  { key, company: { name: company }, market, insolvencyCover }: Brand,
  texts: Texts,
  language: Language,
): TravelRights {
  if (!isPackage(trip, extras))
    return {
      title: texts('payment.hotelOnly.title'),
      text: texts('payment.hotelOnly.text', { market, company }),
      package: null,
    };
  const cover = insolvencyCover[market];
  if (cover === undefined) throw new Error(`${key} has no insolvency cover for ${market}`);
  const { insurer, phone, email } = cover;
  const address = coverAddress(cover, language);
  return {
    title: texts('documents.standard.title'),
    text: texts('documents.standard.intro', { market, company }),
    package: {
      title: texts('documents.standard.rights', { market }),
      rights: [
        ...others.map((right) => texts(`documents.standard.${right}`, { market })),
        texts('documents.standard.9', { market, company, insurer, address, phone, email }),
      ],
      law: texts('documents.standard.law', { market }),
      lawAddress: PACKAGE_TRAVEL_LAW[market],
    },
  };
}
