import { bedKinds, type RoomBeds } from '../../../../domain/search/room-facts.ts';
import { cell } from './cells/cell-schemas.server.ts';

const pattern = new RegExp(`^(${bedKinds.join('|')}):([1-9]|1\\d|20)$`);

/** The beds of a room such as `double:1|sofa:2`, each kind once and up to 20 of it; none in an empty cell. */
export const bedsCell = cell<readonly RoomBeds[]>((text) => {
  if (text === '') return { value: [] };
  const beds: RoomBeds[] = [];
  for (const part of text.split('|')) {
    const [, name, count] = pattern.exec(part) ?? [];
    const kind = bedKinds.find((each) => each === name);
    if (kind === undefined) return `is not beds such as double:1|sofa:2, of ${bedKinds.join(', ')}`;
    if (beds.some((each) => each.kind === kind)) return `names '${kind}' twice`;
    beds.push({ kind, count: Number(count) });
  }
  return { value: beds };
});
