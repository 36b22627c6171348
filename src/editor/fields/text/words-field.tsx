import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { LocalText } from '../../../brands/brand.ts';
import { LANGUAGES, type Language } from '../../../domain/words/language.ts';
import { useEditor } from '../../navigation/editor-context.tsx';
import control from '../../ui/control.module.css';
import { useFieldScope } from '../input/field-scope.tsx';
import type { InputProps } from '../input/input-props.ts';
import { readPastedWords } from './read-pasted-words.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { withTranslation } from './with-translation.ts';
import styles from './words-field.module.css';

/** Names of fields whose words usually take more than a line. */
const longNames = /(?:text|answer|description|paragraphs|note|copytext)$/i;

const inOneLine = (words: string) => words.replace(/\s*\n\s*/g, ' ');

/** Words in all languages: one at a time, the same in the whole form, with a mark where one is missing. */
export function WordsField({ field, label, value, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  const { writtenLanguage } = useFieldScope();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const words = (value ?? { de: '' }) as Partial<LocalText> & { de: string };
  const isLong = field.shape.kind === 'richWords';
  const isRich = isLong || field.shape.kind === 'richLine';
  const shown = words[writtenLanguage] ?? '';
  const write = (text: string) => onChange(withTranslation(words, writtenLanguage, text, field.isRequired));
  /** Words that come with emphasis keep it; typed into the box, so that the browser can undo it. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    const pasted = readPastedWords(new DOMParser().parseFromString(html, 'text/html'));
    if (pasted === '') return;
    event.preventDefault();
    document.execCommand('insertText', false, isLong ? pasted : inOneLine(pasted));
  };
  const [isPreviewed, setIsPreviewed] = useState(false);
  const fallback = writtenLanguage === 'de' ? '' : words.de;
  return (
    <div className={styles.text}>
      <div className={styles.line}>
        <span id={`${id}-label`} className={control.label}>
          {label}
        </span>
        <LanguageTabs words={words} isEmpty={value === undefined} panel={`${id}-panel`} name={label} />
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-label`}>
        {isRich ? (
          <RichToolbar
            box={box}
            text={shown}
            hasLines={isLong}
            onWrite={write}
            isPreviewed={isPreviewed}
            onPreview={setIsPreviewed}
          />
        ) : null}
        <textarea
          ref={box}
          className={control.control}
          data-is-short={isLong || longNames.test(field.name) ? undefined : ''}
          lang={writtenLanguage}
          rows={isLong ? 6 : 1}
          aria-label={`${label} (${texts(`editor.language.${writtenLanguage}`)})`}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          placeholder={fallback}
          value={shown}
          onPaste={isRich ? paste : undefined}
          onChange={({ target }) => write(isLong ? target.value : inOneLine(target.value))}
        />
      </div>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={control.problem}>
          {problem}
        </p>
      )}
      {fallback !== '' && shown === '' ? (
        <p className={control.hint}>{texts('editor.fields.fallsBack')}</p>
      ) : null}
    </div>
  );
}

interface LanguageTabsProps {
  readonly words: Partial<LocalText>;
  readonly isEmpty: boolean;
  readonly panel: string;
  readonly name: string;
}

function LanguageTabs({ words, isEmpty, panel, name }: LanguageTabsProps) {
  const { texts } = useEditor();
  const { writtenLanguage, onLanguage } = useFieldScope();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (LANGUAGES.indexOf(writtenLanguage) + step + LANGUAGES.length) % LANGUAGES.length;
    onLanguage(LANGUAGES[at] ?? 'de');
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={name} onKeyDown={move}>
      {LANGUAGES.map((language) => {
        const isMissing = !isEmpty && (words[language] ?? '') === '';
        return (
          <button
            key={language}
            type="button"
            role="tab"
            aria-selected={language === writtenLanguage}
            aria-controls={panel}
            tabIndex={language === writtenLanguage ? 0 : -1}
            data-is-missing={isMissing ? '' : undefined}
            onClick={() => onLanguage(language)}
          >
            {language}
            <span className={styles.unseen}> {describeTab(language, isMissing)}</span>
          </button>
        );
      })}
    </div>
  );

  function describeTab(language: Language, isMissing: boolean): string {
    const full = texts(`editor.language.${language}`);
    return isMissing ? texts('editor.fields.missingIn', { language: full }) : full;
  }
}
