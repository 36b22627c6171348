import { useId, useRef } from 'react';
import { maxKeywordLength } from '../../../../defaults.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { Suggestion } from '../../../trip-search/catalogue/suggestions-schema.ts';
import styles from '../panel/mask-panel.module.css';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { useOptionKeys } from '../panel/use-option-keys.ts';
import { isRefused, listOffered } from './choose-destinations.ts';
import { DestinationOption } from './destination-option.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface DestinationComboboxProps {
  readonly labelledBy: string;
  readonly keyword: string;
  readonly onType: (keyword: string) => void;
  readonly picked: readonly ChosenDestination[];
  readonly onPick: (option: Suggestion) => void;
}

/**
 * Text field for a place or hotel: a combobox with its list that announces the active option to screen readers
 * (WAI-ARIA).
 */
export function DestinationCombobox({
  labelledBy,
  keyword,
  onType,
  picked,
  onPick,
}: DestinationComboboxProps) {
  const texts = useTexts();
  const listId = useId();
  const { options: found, isNothingFound, hasFailed, retry } = useSuggestions(keyword);
  const options = listOffered(found, picked);
  const pick = (option: Suggestion) => {
    if (!isRefused(picked, option)) onPick(option);
  };
  const { active, handleKey } = useOptionKeys(options, {
    onPick: pick,
    onEscape: keyword === '' ? null : () => onType(''),
  });
  const hasFocused = useRef(false);
  const focusOnce = (input: HTMLInputElement | null) => {
    if (input === null || hasFocused.current) return;
    hasFocused.current = true;
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
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxKeywordLength}
        aria-labelledby={labelledBy}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // With nothing typed there is nothing to choose: Enter confirms the panel.
          if (event.key !== 'Enter' || keyword.trim() !== '') handleKey(event);
        }}
      />
      <div id={listId} role="listbox" className={styles.options} aria-label={texts('mask.suggestions')}>
        {options.map((option, at) => (
          <DestinationOption
            key={option.id}
            id={`${listId}-${at}`}
            option={option}
            isActive={at === active}
            isPicked={picked.some(({ id }) => id === option.id)}
            isDisabled={isRefused(picked, option)}
            onPick={() => pick(option)}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {options.length > 0 ? texts('mask.suggestionCount', { n: options.length }) : ''}
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
