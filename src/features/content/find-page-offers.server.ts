import { priceTimings } from '../../defaults.ts';
import type { FindTeaserOffer, KnownTeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';

/**
 * Asks for the prices of a page, all at once. What fails, is not for sale or takes too long is null: a page without a price is
 * worth more than none. A late answer is there for the next visitor.
 */
export async function findPageOffers(
  questions: readonly (TeaserQuery | null)[],
  find: FindTeaserOffer,
): Promise<readonly (KnownTeaserOffer | null)[]> {
  const offers: (KnownTeaserOffer | null)[] = questions.map(() => null);
  const requests = questions.map(async (question, at) => {
    if (question === null) return;
    const offer = await find(question).catch(() => null);
    offers[at] = offer;
  });
  await awaitWithTimeout(Promise.all(requests));
  // A copy: what arrives late must not change a page that is being shown.
  return [...offers];
}

async function awaitWithTimeout(answers: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, priceTimings.teaserTimeoutMs);
  });
  await Promise.race([answers, timeout]);
  clearTimeout(timer);
}
