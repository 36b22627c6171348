import { useEffect, useState } from 'react';
import type { Language } from '../../domain/words/language.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';

/** All of the shop's texts in the canvas's language, for any module may be placed; those of the language before stay until they are there. */
export function useCanvasTexts(language: Language): Texts | null {
  const [texts, setTexts] = useState<{ readonly texts: Texts } | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadTexts(language).then(
      (loaded) => {
        if (isWanted) setTexts({ texts: loaded });
      },
      // The texts of the language before stay.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts?.texts ?? null;
}
