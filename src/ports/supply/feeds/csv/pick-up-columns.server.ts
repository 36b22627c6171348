import type { z } from 'zod';
import type { TransferPickUp } from '../../../../domain/extras/transfer-pick-up.ts';
import { refuse } from '../records/feed-record.ts';
import { emptyOr, textCell, wholeCell } from './cells/cell-schemas.server.ts';

const place = emptyOr(textCell(120)).optional();

/** Columns of transfers.csv that say when and where travellers are picked up; they may be left out of a file. */
export const pickUpColumns = {
  meeting_point_de: place,
  meeting_point_en: place,
  meeting_point_es: place,
  meeting_point_fr: place,
  meeting_point_it: place,
  wait_minutes: emptyOr(wholeCell(0, 600)).optional(),
  return_minutes: emptyOr(wholeCell(1, 1_440)).optional(),
};

type PickUpCells = z.output<z.ZodObject<typeof pickUpColumns>>;

/** Undefined where a row says nothing about it. @throws FeedError where some cells are filled and others are not */
export function readPickUp(row: PickUpCells): TransferPickUp | undefined {
  const columns = Object.keys(pickUpColumns) as (keyof typeof pickUpColumns)[];
  if (columns.every((column) => row[column] == null)) return undefined;
  const cell = <Column extends keyof PickUpCells>(column: Column) =>
    row[column] ?? refuse(`${column} is empty, ${columns.join(', ')} come together, or none of them`);
  return {
    meetingPoint: {
      de: cell('meeting_point_de'),
      en: cell('meeting_point_en'),
      es: cell('meeting_point_es'),
      fr: cell('meeting_point_fr'),
      it: cell('meeting_point_it'),
    },
    waitMinutes: cell('wait_minutes'),
    returnMinutes: cell('return_minutes'),
  };
}
