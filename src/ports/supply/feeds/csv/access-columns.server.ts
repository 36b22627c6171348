import type { z } from 'zod';
import type { Accessibility } from '../../../../domain/search/catalogue.ts';
import { refuse } from '../records/feed-record.ts';
import { choiceCell, emptyOr, wholeCell } from './cells/cell-schemas.server.ts';

const yesNo = choiceCell(['', 'yes', 'no']).transform((choice) => (choice === '' ? null : choice === 'yes'));

/** Columns of hotels.csv about getting around: empty where it is not known, all of them left out where it stays as it was. */
export const accessColumns = {
  step_free_entrance: yesNo.optional(),
  lift: yesNo.optional(),
  /** Centimetres. */
  door_width: emptyOr(wholeCell(40, 300)).optional(),
  accessible_bathroom: yesNo.optional(),
  accessible_rooms: emptyOr(wholeCell(0, 999)).optional(),
};

type AccessCells = Readonly<{
  [Column in keyof typeof accessColumns]?: z.output<(typeof accessColumns)[Column]> | undefined;
}>;

/** Null where nothing is known, undefined where the file has none of the columns. */
export function accessibilityOf(row: AccessCells): Accessibility | null | undefined {
  const { step_free_entrance, lift, door_width, accessible_bathroom, accessible_rooms } = row;
  const cells = [step_free_entrance, lift, door_width, accessible_bathroom, accessible_rooms];
  if (cells.every((cell) => cell === undefined)) return undefined;
  // A file with some of them would empty what it does not know.
  if (cells.includes(undefined))
    return refuse(`${Object.keys(accessColumns).join(', ')} come together, or none of them`);
  if (cells.every((cell) => cell == null)) return null;
  return {
    stepFreeEntrance: step_free_entrance ?? null,
    lift: lift ?? null,
    doorWidth: door_width ?? null,
    accessibleBathroom: accessible_bathroom ?? null,
    accessibleRooms: accessible_rooms ?? null,
  };
}
