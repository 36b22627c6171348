import { formatDistance } from '../../../domain/words/format-distance.ts';
import type { Language } from '../../../domain/words/language.ts';

interface Measures {
  /** Up to so many persons in a room. */
  readonly persons: (count: number) => string;
  /** So many floors, after "on". */
  readonly floors: (count: number) => string;
  /** An hour of the day in full hours, without "from" or "by". */
  readonly hour: (hour: number) => string;
}

/** Counts and times as each language writes them. */
export const measures: Readonly<Record<Language, Measures>> = {
  de: {
    persons: (count) => (count === 1 ? 'eine Person' : `bis zu ${count} Personen`),
    floors: (count) => (count === 1 ? 'einer Etage' : `${count} Etagen`),
    hour: (hour) => String(hour),
  },
  en: {
    persons: (count) => (count === 1 ? 'one guest' : `up to ${count} guests`),
    floors: (count) => (count === 1 ? 'one floor' : `${count} floors`),
    hour: (hour) => (hour > 12 ? `${hour - 12} pm` : `${hour} am`),
  },
  it: {
    persons: (count) => (count === 1 ? 'una persona' : `fino a ${count} persone`),
    floors: (count) => (count === 1 ? 'un solo piano' : `${count} piani`),
    hour: (hour) => `${hour}:00`,
  },
  es: {
    persons: (count) => (count === 1 ? 'una persona' : `hasta ${count} personas`),
    floors: (count) => (count === 1 ? 'una sola planta' : `${count} plantas`),
    hour: (hour) => `${hour}:00`,
  },
  fr: {
    persons: (count) => (count === 1 ? 'une personne' : `${count} personnes au maximum`),
    floors: (count) => (count === 1 ? 'un seul niveau' : `${count} niveaux`),
    hour: (hour) => `${hour} h`,
  },
};

/** A distance as a sentence names it. Spanish brings its "about" along, because it has a plural: `unos 450 m`. */
export function phraseDistance(metres: number, language: Language): string {
  const written = formatDistance(metres, language);
  if (language !== 'es') return written;
  return written === '1 km' ? 'más o menos 1 km' : `unos ${written}`;
}
