import type { Language } from '../domain/words/language.ts';
import type { Catalogue } from './catalogue.d.ts';
import { type TextsArea, textAreas } from './text-areas.ts';
import { createTexts, type GrowingTexts, type Texts } from './texts.ts';

/** Pieces of the catalogues, by the file of a language (scripts/split-texts.ts). */
const catalogues: Readonly<Record<TextsArea, Record<string, () => Promise<Catalogue>>>> = {
  frame: import.meta.glob<Catalogue>('./*.po', { query: '?area=frame' }),
  mask: import.meta.glob<Catalogue>('./*.po', { query: '?area=mask' }),
  results: import.meta.glob<Catalogue>('./*.po', { query: '?area=results' }),
  places: import.meta.glob<Catalogue>('./*.po', { query: '?area=places' }),
  hotel: import.meta.glob<Catalogue>('./*.po', { query: '?area=hotel' }),
  checkout: import.meta.glob<Catalogue>('./*.po', { query: '?area=checkout' }),
  payment: import.meta.glob<Catalogue>('./*.po', { query: '?area=payment' }),
  pay: import.meta.glob<Catalogue>('./*.po', { query: '?area=pay' }),
  booking: import.meta.glob<Catalogue>('./*.po', { query: '?area=booking' }),
  documents: import.meta.glob<Catalogue>('./*.po', { query: '?area=documents' }),
  editor: import.meta.glob<Catalogue>('./*.po', { query: '?area=editor' }),
  interactive: import.meta.glob<Catalogue>('./*.po', { query: '?area=interactive' }),
  forms: import.meta.glob<Catalogue>('./*.po', { query: '?area=forms' }),
  alerts: import.meta.glob<Catalogue>('./*.po', { query: '?area=alerts' }),
  members: import.meta.glob<Catalogue>('./*.po', { query: '?area=members' }),
  notices: import.meta.glob<Catalogue>('./*.po', { query: '?area=notices' }),
  tickets: import.meta.glob<Catalogue>('./*.po', { query: '?area=tickets' }),
  trips: import.meta.glob<Catalogue>('./*.po', { query: '?area=trips' }),
  vouchers: import.meta.glob<Catalogue>('./*.po', { query: '?area=vouchers' }),
  further: import.meta.glob<Catalogue>('./*.po', { query: '?area=further' }),
};

const growing = new Map<Language, GrowingTexts>();
const loaded = new Map<string, Promise<Texts>>();

/**
 * The interface texts of a language; each piece is fetched once and on demand.
 * @param areas which of them are needed: all, as on the server, unless given
 * @returns one and the same function for a language; texts of further areas come into it as they are loaded
 */
export function loadTexts(language: Language, areas: readonly TextsArea[] = textAreas): Promise<Texts> {
  const key = `${language} ${areas}`;
  let texts = loaded.get(key);
  if (texts === undefined) {
    texts = fetchTexts(language, areas);
    loaded.set(key, texts);
  }
  return texts;
}

async function fetchTexts(language: Language, areas: readonly TextsArea[]): Promise<Texts> {
  const pieces = await Promise.all(areas.map((area) => catalogues[area][`./${language}.po`]?.()));
  const { texts, add } = growing.get(language) ?? createTexts(language);
  growing.set(language, { texts, add });
  for (const piece of pieces) if (piece !== undefined) add(piece.messages);
  return texts;
}
