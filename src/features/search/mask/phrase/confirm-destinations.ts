import { searchLimits } from '../../../../defaults.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { changeDestinations, type DraftChange, type MaskDraft } from '../panel/mask-draft.ts';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { applyUnderstood } from './apply-understood.ts';
import type { UnderstoodPhrase } from './understood-schema.ts';

/** How the panel of destinations is left. */
interface Confirmed {
  readonly picked: readonly ChosenDestination[];
  /** What is in the text field, where it is more than a name. */
  readonly sentence: UnderstoodPhrase | null;
  readonly isSingleChoice: boolean;
  readonly today: Day;
}

/**
 * The change that what was picked and all that a sentence asks for make; null where there is none. Newly picked places are searched in
 * addition to the sentence's.
 */
export function confirmDestinations(
  draft: MaskDraft,
  { picked, sentence, isSingleChoice, today }: Confirmed,
): DraftChange | null {
  const pick = changeDestinations(draft.destinations, picked);
  if (sentence === null) return pick;
  const said = sentence.destinations;
  if (said.length === 0) {
    const { type, search } = applyUnderstood(draft, sentence, today);
    return {
      type,
      search: { ...search, ...(pick !== null && { destinations: picked, arrivalAirports: [] }) },
    };
  }
  const known = new Set([...draft.destinations, ...said].map(({ id }) => id));
  const all = [...said, ...picked.filter(({ id }) => !known.has(id))];
  const destinations = all.slice(0, isSingleChoice ? 1 : searchLimits.destinations);
  return applyUnderstood(draft, { ...sentence, destinations }, today);
}
