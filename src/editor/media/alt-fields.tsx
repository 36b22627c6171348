import { mediaLimits } from '../../defaults.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import type { AltTexts } from '../../features/media/media-calls.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { Labelled } from '../ui/labelled.tsx';
import styles from './alt-fields.module.css';

export interface AltFieldsProps {
  readonly alt: AltTexts;
  readonly onChange: (language: Language, text: string) => void;
}

/** The alternative text of a picture. German is compulsory; other languages fall back to it. */
export function AltFields({ alt, onChange }: AltFieldsProps) {
  const { texts } = useEditor();
  return (
    <fieldset className={styles.fields}>
      <legend>{texts('library.alt')}</legend>
      <p className={styles.hint}>{texts('library.altHint')}</p>
      {LANGUAGES.map((language) => {
        const text = alt[language] ?? '';
        const isMissing = language === 'de' && text.trim() === '';
        return (
          <Labelled
            key={language}
            label={texts(`library.language.${language}`)}
            problem={isMissing ? texts('library.altNeeded') : undefined}
          >
            {(links) => (
              <textarea
                {...links}
                lang={language}
                rows={language === 'de' ? 2 : 1}
                aria-required={language === 'de' || undefined}
                maxLength={mediaLimits.maxAltTextLength}
                value={text}
                onChange={(event) => onChange(language, event.target.value)}
              />
            )}
          </Labelled>
        );
      })}
    </fieldset>
  );
}
