import { searchLimits } from '../../../../defaults.ts';
import type { ChosenDestination } from '../panel/mask-props.ts';

/** True while another destination can be chosen (DEST-020, DEST-021: a sixth is refused with a hint). */
export function hasRoom(chosen: readonly unknown[]): boolean {
  return chosen.length < searchLimits.destinations;
}

/** True for a destination that cannot be chosen in addition to the others; false for one already chosen (DEST-021). */
export function isRefused(
  chosen: readonly ChosenDestination[],
  { id }: Pick<ChosenDestination, 'id'>,
): boolean {
  return !hasRoom(chosen) && !chosen.some((each) => each.id === id);
}

/** Adds a destination, each once (DEST-022), or takes it away; the same selection where there is no room for it. */
export function toggleDestination(
  chosen: readonly ChosenDestination[],
  { id, name, type, within }: ChosenDestination,
): readonly ChosenDestination[] {
  const others = chosen.filter((each) => each.id !== id);
  if (others.length < chosen.length) return others;
  return hasRoom(chosen) ? [...chosen, { id, name, type, within }] : chosen;
}

/** Suggestions worth showing: what is chosen already is left out, unless it is a hotel (DEST-011, DEST-012). */
export function listOfferedDestinations<Option extends Pick<ChosenDestination, 'id' | 'type'>>(
  options: readonly Option[],
  chosen: readonly ChosenDestination[],
): readonly Option[] {
  const ids = new Set(chosen.map(({ id }) => id));
  return options.filter(({ id, type }) => type === 'hotel' || !ids.has(id));
}
