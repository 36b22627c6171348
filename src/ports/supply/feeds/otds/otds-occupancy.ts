import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { readCount, readParts, requireAttributes, updateModeOf } from './otds-element.ts';

/** Who may live in a room: adults from an age on, and children below it. */
export interface Group {
  readonly minAdults: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  /** Completed years from which one is an adult, up to 18. */
  readonly adultsFrom: number;
}

/** One Person of adults and, where children may come, one of children of every age below. @throws FeedError for anything else */
export function readGroup(room: XmlElement): Group {
  const [occupancy, another] = room.children.filter(({ name }) => name === 'Occupancy');
  if (occupancy === undefined || another !== undefined)
    return refuse('SellingUnit needs exactly one Occupancy', room.line);
  requireAttributes(occupancy, 'Key', 'UpdateMode');
  if (updateModeOf(occupancy) !== 'New') refuse('Occupancy of a contract is New', occupancy.line);
  const persons = occupancy.children.map((person) => {
    if (person.name !== 'Person') refuse(`Occupancy has ${person.name}, which is not taken`, person.line);
    return readPerson(person);
  });
  const [adults, moreAdults] = persons.filter(({ maxAge }) => maxAge === null);
  const [children, moreChildren] = persons.filter(({ maxAge }) => maxAge !== null);
  if (adults === undefined || moreAdults !== undefined || moreChildren !== undefined)
    return refuse('Occupancy needs one Person without MaxAge, and at most one with it', occupancy.line);
  if (adults.least < 1) refuse('Occupancy lets children live alone', occupancy.line);
  const adultsFrom = children === undefined ? adults.minAge : (children.maxAge ?? 0) + 1;
  if (
    children !== undefined &&
    (children.minAge !== 0 || children.least !== 0 || adults.minAge !== adultsFrom)
  )
    refuse('Occupancy has ages between children and adults, or children who have to come', occupancy.line);
  if (adultsFrom > 18) refuse(`Occupancy has children of ${adultsFrom - 1} years`, occupancy.line);
  return {
    minAdults: adults.least,
    maxAdults: adults.most,
    maxChildren: children?.most ?? 0,
    adultsFrom,
  };
}

function readPerson(person: XmlElement) {
  const parts = readParts(person, ['Count', 'MinCount', 'MaxCount', 'MinAge', 'MaxAge']);
  const { Count, MinCount, MaxCount, MinAge, MaxAge } = parts;
  const least = Count ?? MinCount;
  const most = Count ?? MaxCount;
  if (most === undefined || (Count !== undefined && (MinCount ?? MaxCount) !== undefined))
    return refuse('Person needs either Count or MaxCount', person.line);
  return {
    least: least === undefined ? 0 : readCount(least, 20),
    most: readCount(most, 20),
    minAge: MinAge === undefined ? 0 : readCount(MinAge, 120),
    maxAge: MaxAge === undefined ? null : readCount(MaxAge, 120),
  };
}
