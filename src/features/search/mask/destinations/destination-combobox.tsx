import { type RefObject, useId } from 'react';
import { maxKeywordLength } from '../../../../defaults.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { Suggestion } from '../../../../trip-search/catalogue/suggestions-schema.ts';
import styles from '../panel/mask-panel.module.css';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { useOptionKeys } from '../panel/use-option-keys.ts';
import { listPhraseNotes } from '../phrase/list-phrase-notes.ts';
import { UnderstoodOption } from '../phrase/understood-option.tsx';
import { isRefused, listOfferedDestinations } from './choose-destinations.ts';
import { DestinationOption } from './destination-option.tsx';
import type { Suggestions } from './use-suggestions.ts';

export interface DestinationComboboxProps {
  readonly labelledBy: string;
  /** Receives the text field. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly keyword: string;
  readonly onType: (keyword: string) => void;
  readonly suggestions: Suggestions;
  readonly picked: readonly ChosenDestination[];
  readonly onPick: (option: Suggestion) => void;
  readonly onApply: () => void;
}

/** Stands for the sentence among the suggestions; no place has its id. */
const sentenceRow = { id: 0 } as const;

/**
 * Text field for a place, a hotel or a sentence: a combobox with its list that announces the active option to screen readers
 * (WAI-ARIA).
 */
export function DestinationCombobox({
  labelledBy,
  inputRef,
  keyword,
  onType,
  suggestions,
  picked,
  onPick,
  onApply,
}: DestinationComboboxProps) {
  const texts = useTexts();
  const listId = useId();
  const { options: found, understood, isNothingFound, hasFailed, retry } = suggestions;
  const options = listOfferedDestinations(found, picked);
  const notes = understood === null ? [] : listPhraseNotes(understood, texts);
  const isNear = options[0]?.isNear === true;
  const rows = understood === null ? options : [sentenceRow, ...options];
  const pick = (option: Suggestion) => {
    if (!isRefused(picked, option)) onPick(option);
  };
  const { active, handleKey } = useOptionKeys<Suggestion | typeof sentenceRow>(rows, {
    onPick: (row) => {
      if ('name' in row) pick(row);
      else onApply();
    },
    onEscape: keyword === '' ? null : () => onType(''),
  });
  const focusOnce = (input: HTMLInputElement | null) => {
    if (input === null || inputRef.current !== null) return;
    inputRef.current = input;
    // The picker is in view; Firefox would move the field to the middle of the window, and the picker partly out of it.
    input.focus({ preventScroll: true });
  };
  return (
    <>
      <input
        ref={focusOnce}
        type="text"
        role="combobox"
        className={styles.input}
        value={keyword}
        placeholder={texts('mask.sentenceExample')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxKeywordLength}
        aria-labelledby={labelledBy}
        aria-autocomplete="list"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // With nothing typed there is nothing to choose: Enter confirms the panel.
          if (event.key !== 'Enter' || keyword.trim() !== '') handleKey(event);
        }}
      />
      {isNear ? <p className={styles.label}>{texts('mask.didYouMean')}</p> : null}
      <div id={listId} role="listbox" className={styles.options} aria-label={texts('mask.suggestions')}>
        {rows.map((row, at) =>
          'name' in row ? (
            <DestinationOption
              key={row.id}
              id={`${listId}-${at}`}
              option={row}
              isActive={at === active}
              isPicked={picked.some(({ id }) => id === row.id)}
              isDisabled={isRefused(picked, row)}
              onPick={() => pick(row)}
            />
          ) : understood === null ? null : (
            <UnderstoodOption
              key={row.id}
              id={`${listId}-${at}`}
              understood={understood}
              isActive={at === active}
              onPick={onApply}
            />
          ),
        )}
      </div>
      <p role="status" className="visually-hidden">
        {rows.length > 0
          ? `${isNear ? `${texts('mask.didYouMean')} ` : ''}${[texts('mask.suggestionCount', { n: rows.length }), ...notes].join('. ')}`
          : ''}
      </p>
      {isNothingFound ? (
        <p role="status" className={styles.hint}>
          {texts('mask.noResults')}
        </p>
      ) : null}
      {hasFailed ? (
        <p role="alert" className={styles.hint}>
          {texts('mask.loadFailed')}{' '}
          <Button look="quiet" onClick={retry}>
            {texts('failure.retry')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
