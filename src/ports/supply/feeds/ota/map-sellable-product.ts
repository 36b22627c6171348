import type { HotelRoom } from '../../../../domain/search/catalogue.ts';
import { isLanguage } from '../../../../domain/words/language.ts';
import type { RoomEntry } from '../records/catalogue-entry.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { readWhole } from '../records/feed-value.ts';
import { inventoryShapes } from './descriptive-shapes.ts';
import { requireKnownShape } from './require-known-shape.ts';
import { requireHotelCode } from './require-plans.ts';
import { attributeOf, elementsAt, requireAttribute, type XmlElement } from './xml-element.ts';

/**
 * One SellableProduct: changes of a known room, whose kind and painting OpenTravel has no code for. What it does not name stays.
 * @throws FeedError
 */
export async function mapSellableProduct(element: XmlElement, directory: FeedDirectory): Promise<RoomEntry> {
  requireKnownShape(element, inventoryShapes);
  requireChoice(element, 'InvNotifType', ['Overlay', 'Delta', 'New']);
  requireChoice(element, 'InvStatusType', ['Active']);
  requireChoice(element, 'InvType', ['ROOM', 'Room']);
  const hotelCode = await requireHotelCode(element, directory);
  const code = requireAttribute(element, 'InvTypeCode');
  const known = await directory.findRoomFacts(Number(hotelCode), code);
  if (known === null)
    return refuse(
      `InvTypeCode '${code}' of hotel '${hotelCode}' is unknown: rooms.csv brings a room first`,
      element.line,
    );
  const [room, another] = elementsAt(element, 'GuestRoom');
  if (room === undefined || another !== undefined)
    return refuse('SellableProduct needs exactly one GuestRoom', element.line);
  const allotment = readNumber(room, 'Room', 'Quantity', 0, 255) ?? known.allotment;
  if (allotment < known.mostSold)
    refuse(
      `Room Quantity '${allotment}' is below the ${known.mostSold} rooms that are sold or held for a night`,
      room.line,
    );
  const squareMetres = readNumber(room, 'Room', 'SizeMeasurement', 5, 1000);
  const maxPersons = readNumber(room, 'Occupancy', 'MaxOccupancy', 1, 40);
  return {
    kind: 'room',
    hotelId: Number(hotelCode),
    code,
    allotment,
    room: {
      ...known.facts,
      name: readNames(room, known.facts.name),
      ...(squareMetres !== null && { squareMetres }),
      ...(maxPersons !== null && { maxPersons }),
    },
  };
}

/** Texts of the languages that the message names; the others stay. */
function readNames(room: XmlElement, known: HotelRoom['name']): HotelRoom['name'] {
  const named = elementsAt(room, 'Description', 'Text').map((text) => {
    const language = requireAttribute(text, 'Language').slice(0, 2).toLowerCase();
    if (!isLanguage(language)) refuse(`Text Language '${language}' is none of de, en, es, fr, it`, text.line);
    const name = (text.text ?? '').replace(/\s+/g, ' ').trim();
    if (name === '' || name.length > 200)
      refuse(`Text has ${name.length} characters, not 1 to 200`, text.line);
    return [language, name] as const;
  });
  return { ...known, ...Object.fromEntries(named) };
}

function readNumber(
  room: XmlElement,
  child: 'Room' | 'Occupancy',
  name: string,
  lowest: number,
  highest: number,
): number | null {
  const [element] = elementsAt(room, child);
  const text = element === undefined ? undefined : attributeOf(element, name);
  if (element === undefined || text === undefined) return null;
  // Square metres (OpenTravel list UOM, 17) unless the message says otherwise.
  const unit = attributeOf(element, 'SizeMeasurementUnitCode');
  if (name === 'SizeMeasurement' && unit !== undefined && unit !== '17')
    refuse(`Room SizeMeasurementUnitCode '${unit}' is not 17, square metres`, element.line);
  return readWhole(`${child} ${name}`, text, lowest, highest, element.line);
}

function requireChoice(element: XmlElement, name: string, choices: readonly string[]): void {
  const value = attributeOf(element, name);
  if (value !== undefined && !choices.includes(value))
    refuse(`SellableProduct ${name} '${value}' is not taken`, element.line);
}
