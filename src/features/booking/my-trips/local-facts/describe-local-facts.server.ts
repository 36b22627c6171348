import type { BookedTrip } from '../../../../domain/booking/booked-trip.ts';
import type { Language } from '../../../../domain/words/language.ts';
import { toInstant } from '../../documents/to-instant.ts';
import { countryFacts } from './country-facts.ts';
import type { ShownLocalFacts } from './shown-local-facts.ts';

/**
 * Describes the country of a trip; null where it is not known well enough. Here because browsers name currencies in words of their own: the
 * server's page and theirs would disagree.
 */
export function describeLocalFacts(
  { hotel, outbound }: Pick<BookedTrip, 'hotel' | 'outbound'>,
  language: Language,
): ShownLocalFacts | null {
  const facts = countryFacts.get(hotel.address?.countryCode ?? '');
  if (facts === undefined) return null;
  const { currency, emergency, plugs } = facts;
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency;
  const zones = outbound?.timeZones;
  return {
    currency: `${name} (${currency})`,
    emergency,
    plugs,
    minutesAhead:
      outbound === null || zones === undefined
        ? null
        : (toInstant(outbound.arrival, zones.from).getTime() -
            toInstant(outbound.arrival, zones.to).getTime()) /
          60_000,
  };
}
