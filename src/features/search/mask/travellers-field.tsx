import type { Day } from '../../../domain/calendar-day.ts';
import type { Party } from '../../../domain/party.ts';

export interface TravellersFieldProps {
  readonly today: Day;
  /** First day of departure searched: ages count on it (TRAV-018). */
  readonly departure: Day;
  readonly party: Party;
  /** Called when the picker is confirmed with another party than it opened with. */
  readonly onChange: (party: Party) => void;
}

export function TravellersField(_props: TravellersFieldProps) {
  return null;
}
