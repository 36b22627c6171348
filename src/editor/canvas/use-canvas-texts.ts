import { useEffect, useState } from 'react';
import { viewTexts } from '../../app/views.ts';
import type { Language } from '../../domain/language.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';

/** The shop's texts in the canvas's language; those of the language before stay until they are there. */
export function useCanvasTexts(language: Language): Texts | null {
  const [texts, setTexts] = useState<{ readonly texts: Texts } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadTexts(language, viewTexts.content).then((loaded) => {
      if (isWanted) setTexts({ texts: loaded });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts?.texts ?? null;
}
