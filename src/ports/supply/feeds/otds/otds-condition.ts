import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { keyOf, readCount, readDayBounds, readParts, requireAttributes, textOf } from './otds-element.ts';

/** One night of one person in one room with one board. */
export interface Situation {
  readonly keys: Readonly<Record<KeyKind, string>>;
  readonly day: Day;
  /** In completed years. */
  readonly age: number;
}

export type KeyKind = 'Unit' | 'SellingUnit' | 'Board';
/** Keys of a contract, or of all contracts of a house, by what they name. */
export type ContractKeys = ReadonlyMap<KeyKind, ReadonlySet<string>>;

export type Holds = (situation: Situation) => boolean;

/**
 * Whether something counts for a night of a person: the one condition of a Condition element.
 * @param isYesOrNo where it is for all nights and persons or for none
 * @throws FeedError
 */
export function readCondition(element: XmlElement, keys: ContractKeys, isYesOrNo = false): Holds {
  return readNode(onlyPartOf(element), { keys, isYesOrNo });
}

/** How several conditions without And or Or combine is not public. @throws FeedError */
export function onlyPartOf(condition: XmlElement): XmlElement {
  requireAttributes(condition);
  const [only, another] = condition.children;
  if (only === undefined || another !== undefined)
    return refuse(`${condition.name} needs exactly one condition`, condition.line);
  return only;
}

interface Scope {
  readonly keys: ContractKeys;
  /** Within Or and Not a condition says yes or no; which days or persons a price counts for has no meaning there. */
  readonly isYesOrNo: boolean;
}

function readNode(node: XmlElement, scope: Scope): Holds {
  switch (node.name) {
    case 'And': {
      const parts = readNodes(node, scope);
      return (situation) => parts.every((holds) => holds(situation));
    }
    case 'Or': {
      const parts = readNodes(node, { ...scope, isYesOrNo: true });
      return (situation) => parts.some((holds) => holds(situation));
    }
    case 'Not': {
      const [part, another] = readNodes(node, { ...scope, isYesOrNo: true });
      if (part === undefined || another !== undefined)
        return refuse('Not needs exactly one condition', node.line);
      return (situation) => !part(situation);
    }
    case 'Keys':
      return readKeys(node, scope.keys);
    case 'DayImpact':
    case 'PersonImpact':
      if (scope.isYesOrNo)
        return refuse(`${node.name} is not taken where a condition says yes or no`, node.line);
      return node.name === 'DayImpact' ? readDayImpact(node) : readPersonImpact(node);
    default:
      return refuse(`Condition has ${node.name}, which is not taken`, node.line);
  }
}

function readNodes(node: XmlElement, scope: Scope): readonly Holds[] {
  requireAttributes(node);
  if (node.children.length === 0) refuse(`${node.name} is empty`, node.line);
  return node.children.map((child) => readNode(child, scope));
}

/** Keys without a Source say by themselves what they are of, where no other part of the contract has the same. */
function readKeys(node: XmlElement, keys: ContractKeys): Holds {
  const named = textOf(node, 'Source').split(/\s+/);
  const source = node.attributes.Source ?? 'ThisComponent';
  const meant = [...keys].filter(([kind]) => source === 'ThisComponent' || source === kind);
  if (meant.length === 0)
    refuse(`Keys Source '${source}' is none of ThisComponent, ${[...keys.keys()].join(', ')}`, node.line);
  const kinds = meant.filter(([, known]) => named.some((key) => known.has(key)));
  const [found, another] = kinds;
  if (found === undefined || named.some((key) => !found[1].has(key)))
    return refuse(`Keys '${named.join(' ')}' are not of one kind in the contract`, node.line);
  if (another !== undefined)
    return refuse(`Keys '${named.join(' ')}' are of a ${found[0]} and of a ${another[0]}`, node.line);
  return (situation) => named.includes(situation.keys[found[0]]);
}

function readDayImpact(node: XmlElement): Holds {
  const { Date: date } = readParts(node, ['Date']);
  if (date === undefined) return refuse('DayImpact has no Date', node.line);
  const type = date.attributes.DayType ?? 'Stay';
  if (type !== 'Stay') refuse(`DayImpact is for days of ${type}, only those of Stay are taken`, date.line);
  const { min, max } = readDayBounds(date, 'DayType');
  return ({ day }) => (min === null || min <= day) && (max === null || day <= max);
}

function readPersonImpact(node: XmlElement): Holds {
  const { PersonAge: age } = readParts(node, ['PersonAge']);
  if (age === undefined) return refuse('PersonImpact has no PersonAge', node.line);
  const { Min, Max } = readParts(age, ['Min', 'Max']);
  const [min, max] = [Min && readCount(Min, 120), Max && readCount(Max, 120)];
  return (situation) =>
    (min === undefined || min <= situation.age) && (max === undefined || situation.age <= max);
}

/** Keys of a contract, or of all contracts of a house, which may have the same ones. */
export function collectKeys(...accoms: readonly XmlElement[]): ContractKeys {
  const kinds = listKeyed(accoms).map(
    ([kind, elements]) => [kind, new Set(elements.map(({ attributes }) => attributes.Key ?? ''))] as const,
  );
  return new Map(kinds);
}

/** @throws FeedError for what has no key, or one that the contract has twice */
export function requireDistinctKeys(accom: XmlElement): void {
  for (const [, elements] of listKeyed([accom])) {
    const found = new Set<string>();
    for (const element of elements) {
      const key = keyOf(element);
      if (found.has(key)) refuse(`${element.name} Key '${key}' is there twice`, element.line);
      found.add(key);
    }
  }
}

function listKeyed(accoms: readonly XmlElement[]): readonly (readonly [KeyKind, readonly XmlElement[]])[] {
  const parts = accoms.flatMap(({ children }) => children);
  const units = parts.filter(({ name }) => name === 'Unit');
  const sellingUnits = units.flatMap(({ children }) => children.filter(({ name }) => name === 'SellingUnit'));
  return [
    ['Unit', units],
    ['SellingUnit', sellingUnits],
    ['Board', parts.filter(({ name }) => name === 'Board')],
  ];
}
