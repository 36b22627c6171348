import { useState } from 'react';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from '../panel/mask-panel.module.css';
import type { ChosenAirport } from '../panel/mask-props.ts';
import {
  type AirportChoice,
  filterAirportChoices,
  foldChoices,
  hasChosen,
  splitColumns,
} from './airport-choices.ts';
import { AirportItem } from './airport-item.tsx';
import type { AirportMembers } from './choose-airports.ts';

export interface AirportColumnsProps {
  readonly choices: readonly AirportChoice[];
  readonly members: AirportMembers;
  readonly keyword: string;
  readonly chosen: readonly ChosenAirport[];
  readonly onToggle: (choice: ChosenAirport) => void;
}

/**
 * Countries and the parts of Germany in columns of ten (AIRPORT-018), narrowed by what is typed (AIRPORT-017). Other countries are
 * folded away until something is typed or chosen there.
 */
export function AirportColumns({ choices, members, keyword, chosen, onToggle }: AirportColumnsProps) {
  const texts = useTexts();
  const chosenKeys = new Set(chosen.map(({ key }) => key));
  const shown = filterAirportChoices(choices, keyword, chosenKeys);
  const isFiltered = keyword.trim() !== '';
  const isChosenElsewhere = hasChosen(foldChoices(choices).elsewhere, chosenKeys);
  // Once open it stays: what is unticked does not fold away under the pointer.
  const [hasBeenChosen, setHasBeenChosen] = useState(isChosenElsewhere);
  if (isChosenElsewhere && !hasBeenChosen) setHasBeenChosen(true);
  if (shown.length === 0) {
    return (
      <p role="status" className={styles.hint}>
        {texts('mask.noAirports')}
      </p>
    );
  }
  const { own, elsewhere } = foldChoices(shown);
  const shared = { members, isFiltered, chosen, onToggle };
  return (
    <>
      <Columns {...shared} choices={own} />
      {elsewhere.length === 0 ? null : (
        <details className={styles.elsewhere} open={isFiltered || hasBeenChosen}>
          <summary>{texts('mask.airportsElsewhere')}</summary>
          <Columns {...shared} choices={elsewhere} />
        </details>
      )}
    </>
  );
}

interface ColumnsProps extends Omit<AirportColumnsProps, 'keyword'> {
  readonly isFiltered: boolean;
}

function Columns({ choices, ...item }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      {splitColumns(choices).map((column) => (
        <ul key={column[0]?.key} className={styles.tree}>
          {column.map((choice) => (
            <AirportItem key={choice.key} choice={choice} {...item} />
          ))}
        </ul>
      ))}
    </div>
  );
}
