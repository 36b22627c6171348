import {
  type HotelProfile,
  type HotelTextType,
  hotelTextTypes,
  type Translated,
} from '../../../domain/search/catalogue.ts';
import type { Language } from '../../../domain/words/language.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import type { WorldPlaces } from '../model/world-places.ts';
import { describeForPhrases } from './describe-for-phrases.ts';
import { fillPhrase } from './fill-phrase.ts';
import type { Variants } from './hotel-phrases.ts';
import { hotelTexts } from './hotel-texts.ts';
import { inEveryLanguage } from './in-every-language.ts';
import { planTexts, type TextPlan } from './plan-texts.ts';
import { typeset } from './typeset.ts';

/** A hotel's texts in all languages, in the order of HOTEL-030; types of which there is nothing to say are left out. */
export function generateTexts(hotel: WorldHotel, places: WorldPlaces): HotelProfile['texts'] {
  const seed = mixSeed('texts', hotel.card.id);
  const plan = planTexts(seededRandom(seed), hotel);
  const values = inEveryLanguage((language) => describeForPhrases(hotel, places, language));
  const texts: Partial<Record<HotelTextType, Translated>> = {};
  for (const type of hotelTextTypes) {
    const sentences = chosenSentences(plan, type);
    if (sentences.length === 0) continue;
    texts[type] = inEveryLanguage((language) => {
      const phrases = phrasesOf(language, type);
      const written = sentences.map((sentence) => chooseVariant(phrases[sentence], seed, type, sentence));
      return typeset(written.map((phrase) => fillPhrase(phrase, values[language])).join(' '), language);
    });
  }
  return texts;
}

function chosenSentences(plan: TextPlan, type: HotelTextType): string[] {
  return Object.entries(plan[type]).flatMap(([sentence, holds]) => (holds ? [sentence] : []));
}

function phrasesOf(language: Language, type: HotelTextType): Readonly<Record<string, Variants | undefined>> {
  return hotelTexts[language][type];
}

/** The same turn for a hotel in all languages, as long as they have as many. */
function chooseVariant(
  variants: Variants | undefined,
  seed: number,
  type: HotelTextType,
  sentence: string,
): string {
  if (variants === undefined) throw new RangeError(`No phrase for ${type}.${sentence}`);
  return variants[mixSeed(seed, type, sentence) % variants.length] ?? variants[0];
}
