import { LANGUAGES } from '../../domain/words/language.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { wordLexicon } from '../phrase/word-lexicon.ts';
import { furtherNames } from './further-names.ts';
import { phraseNames } from './phrase-names.ts';

/** Builds what names and sentences are looked up in, 0.1 s for each catalogue and 0.2 s the first time, so that no request waits for it. */
export function warmNames(catalogue: Catalogue): void {
  for (const language of LANGUAGES) wordLexicon(language);
  furtherNames(catalogue);
  phraseNames(catalogue);
}
