import { type ReactNode, useId, useRef, useState } from 'react';
import { maxKeywordLength } from '../../../../defaults.ts';
import { countryName } from '../../../../domain/places/country-name.ts';
import { countryOf } from '../../../../domain/places/market.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { hasRoom } from '../destinations/choose-destinations.ts';
import { useDestinationTree } from '../destinations/use-destination-tree.ts';
import { ChosenChips } from '../panel/chosen-chips.tsx';
import { LimitHint } from '../panel/limit-hint.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import { LoadingPanel } from '../panel/loading-panel.tsx';
import type { DepartureChoice } from '../panel/mask-draft.ts';
import styles from '../panel/mask-panel.module.css';
import { listAirportChoices } from './airport-choices.ts';
import { AirportColumns } from './airport-columns.tsx';
import { listMembers, toggleAirport } from './choose-airports.ts';

export interface DeparturePanelProps {
  readonly picked: DepartureChoice;
  readonly onPick: (picked: DepartureChoice) => void;
  /** The buttons that leave the panel. */
  readonly foot: ReactNode;
}

/** Content of the departure flyout: any airport or none at all, typing, and the airports by country. */
export function DeparturePanel({ picked, onPick, foot }: DeparturePanelProps) {
  const texts = useTexts();
  const { market } = useVisit();
  const [keyword, setKeyword] = useState('');
  const { answer, hasFailed, retry } = useDestinationTree();
  const { airports, isHotelOnly } = picked;
  if (hasFailed) {
    return (
      <>
        <LoadFailure onRetry={retry} />
        {foot}
      </>
    );
  }
  if (answer === null) return <LoadingPanel foot={foot} />;
  const choices = listAirportChoices(answer.airports, countryOf(market), (key) =>
    texts(`airports.group${key}`),
  );
  const members = listMembers(choices);
  return (
    <div className={styles.stack}>
      <WithOrWithout picked={picked} onPick={onPick} />
      {isHotelOnly ? (
        <p className={styles.hint}>{texts('mask.withoutFlightHint')}</p>
      ) : (
        <>
          <AirportFilter keyword={keyword} onType={setKeyword} />
          <ChosenChips
            chosen={airports}
            onRemove={(key) => onPick({ isHotelOnly, airports: airports.filter((each) => each.key !== key) })}
          />
          {hasRoom(airports) ? null : <LimitHint />}
        </>
      )}
      {foot}
      {isHotelOnly ? null : (
        <AirportColumns
          choices={choices}
          members={members}
          keyword={keyword}
          chosen={airports}
          onToggle={(choice) => onPick({ isHotelOnly, airports: toggleAirport(airports, choice, members) })}
        />
      )}
    </div>
  );
}

function WithOrWithout({ picked, onPick }: Pick<DeparturePanelProps, 'picked' | 'onPick'>) {
  const texts = useTexts();
  const { market, language } = useVisit();
  const home = countryOf(market);
  // Wanted again, a flight departs from where it was to, or from where one starts with; any airport is a choice of its own.
  const [wanted, setWanted] = useState(
    picked.isHotelOnly ? [{ key: home, name: countryName(home, language) }] : picked.airports,
  );
  const isAny = picked.airports.length === 0 && !picked.isHotelOnly;
  return (
    <fieldset className={styles.shortcuts}>
      <legend className="visually-hidden">{texts('mask.departure')}</legend>
      <label className={styles.segment}>
        <input
          type="checkbox"
          checked={isAny}
          onChange={() => onPick({ airports: [], isHotelOnly: false })}
        />
        {texts('mask.anyAirport')}
      </label>
      <label className={styles.segment}>
        <input
          type="checkbox"
          checked={picked.isHotelOnly}
          onChange={({ target }) => {
            if (target.checked) setWanted(picked.airports);
            onPick({ airports: target.checked ? [] : wanted, isHotelOnly: target.checked });
          }}
        />
        {texts('mask.withoutFlight')}
      </label>
    </fieldset>
  );
}

function AirportFilter({ keyword, onType }: { keyword: string; onType: (keyword: string) => void }) {
  const texts = useTexts();
  const id = useId();
  const hasFocused = useRef(false);
  const focusOnce = (input: HTMLInputElement | null) => {
    if (input === null || hasFocused.current) return;
    hasFocused.current = true;
    // The picker is in view; Firefox would move the field to the middle of the window, and the picker partly out of it.
    input.focus({ preventScroll: true });
  };
  return (
    <div className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {texts('mask.typeAirport')}
      </label>
      <input
        ref={focusOnce}
        id={id}
        type="text"
        className={styles.input}
        value={keyword}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxKeywordLength}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && keyword !== '' && event.preventDefault()}
      />
    </div>
  );
}
