import type { Language } from '../../domain/words/language.ts';

/** A coordinate as people write it, to a hundred metres: '39.512° N', in German '39,512° N'. @param sides letters of positive and negative */
export function formatDegrees(degrees: number, sides: 'NS' | 'EW', language: Language): string {
  const text = Math.abs(degrees).toFixed(3);
  const side = degrees < 0 ? sides[1] : sides[0];
  return `${language === 'en' ? text : text.replace('.', ',')}° ${sideName(side ?? '', language)}`;
}

/** East and west as the language abbreviates them; north is N and south S in all five. */
function sideName(side: string, language: Language): string {
  if (side === 'E' && language === 'de') return 'O';
  return side === 'W' && language !== 'de' && language !== 'en' ? 'O' : side;
}
