import { nameCountry } from '../../../domain/places/name-country.ts';
import type { BillingAddress, Traveller } from '../../../domain/travellers/traveller.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { writeName } from './write-trip.ts';

/** 'Dr Ana Núñez, geb. 29.02.1988' */
export function writeTraveller(traveller: Traveller, texts: Texts): string {
  return `${writeName(traveller)}, ${texts('papers.born', { date: writeBirthDate(traveller.birthDate) })}`;
}

/** Who an invoice is made out to, a line for each part. */
export function writeAddress(billing: BillingAddress, language: Language): string {
  const { street, zip, city, country } = billing;
  return [writeName(billing), street, `${zip} ${city}`, nameCountry(country, language)].join('\n');
}

/** `DD.MM.YYYY`: the same in every language of the product. @param day `YYYY-MM-DD` */
export function writeBirthDate(day: string): string {
  return day.split('-').toReversed().join('.');
}
