import { type AirportMembers, canToggle, findBringer } from './choose-airports.ts';
import styles from './mask-panel.module.css';
import type { ChosenAirport } from './mask-props.ts';

export interface AirportBoxProps {
  readonly choice: ChosenAirport;
  /** Shown beside the name of an airport. */
  readonly code?: string;
  readonly members: AirportMembers;
  readonly chosen: readonly ChosenAirport[];
  readonly onToggle: (choice: ChosenAirport) => void;
}

/** An airport, group or country to choose: checked too where a chosen group brings it, disabled beyond the limit. */
export function AirportBox({ choice, code, members, chosen, onToggle }: AirportBoxProps) {
  const { key, name } = choice;
  const isChosen = chosen.some((each) => each.key === key);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        checked={isChosen || findBringer(chosen, key, members) !== null}
        disabled={!canToggle(chosen, choice, members)}
        onChange={() => onToggle(choice)}
      />
      <span>{name}</span>
      {code === undefined ? null : <span className={styles.count}>{code}</span>}
    </label>
  );
}
