import { hasMilesNumber } from '../../../domain/miles/earn-miles-of-order.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { BillingAddress, Traveller } from '../../../domain/travellers/traveller.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatName } from './list-trip-facts.ts';

/** 'Dr Ana Núñez, geb. 29. Februar 1988', and the miles number of a traveller who gave one (MILE-018). */
export function formatTraveller(traveller: Traveller, language: Language, texts: Texts): string {
  return [
    formatName(traveller),
    texts('documents.born', { date: formatDate(requireDay(traveller.birthDate), language, 'birth') }),
    ...(hasMilesNumber(traveller)
      ? [texts('documents.milesNumber', { number: traveller.frequentFlyer.number })]
      : []),
  ].join(', ');
}

/** Formats the address on an invoice, one line for each part. */
export function formatAddress(billing: BillingAddress, language: Language): string {
  const { street, zip, city, country } = billing;
  return [formatName(billing), street, `${zip} ${city}`, countryName(country, language)].join('\n');
}
