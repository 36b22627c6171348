import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { keyOf, readCount, readDayBounds, readParts, requireAttributes, textOf } from './otds-element.ts';

/** A room with a board. */
export type PlanKeys = Readonly<Record<KeyKind, string>>;

export type KeyKind = 'Unit' | 'SellingUnit' | 'Board';
/** Keys of a contract, or of all contracts of a house, by what they name. */
export type ContractKeys = ReadonlyMap<KeyKind, ReadonlySet<string>>;

/** Both included. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
}

/** Nights of persons in some rooms with some boards: days and ages are the same for all of them, as they have to lie outside of Or and Not. */
export interface Condition {
  readonly isFor: (plan: PlanKeys) => boolean;
  readonly days: Bounds;
  /** In completed years. */
  readonly ages: Bounds;
}

/** Completed years, the most that a condition names. */
export const oldest = 120;
const everyDay: Bounds = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
export const everyAge: Bounds = { from: 0, to: oldest };

/** For everybody, always. */
export const noCondition: Condition = { isFor: () => true, days: everyDay, ages: everyAge };

/**
 * What something counts for: the one condition of a Condition element.
 * @param isYesOrNo where it is for all nights and persons or for none
 * @throws FeedError
 */
export function readCondition(element: XmlElement, keys: ContractKeys, isYesOrNo = false): Condition {
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

function readNode(node: XmlElement, scope: Scope): Condition {
  switch (node.name) {
    case 'And': {
      const parts = readNodes(node, scope);
      return {
        isFor: (plan) => parts.every(({ isFor }) => isFor(plan)),
        days: overlapOf(parts.map(({ days }) => days)),
        ages: overlapOf(parts.map(({ ages }) => ages)),
      };
    }
    case 'Or': {
      const parts = readNodes(node, { ...scope, isYesOrNo: true });
      return { ...noCondition, isFor: (plan) => parts.some(({ isFor }) => isFor(plan)) };
    }
    case 'Not': {
      const [part, another] = readNodes(node, { ...scope, isYesOrNo: true });
      if (part === undefined || another !== undefined)
        return refuse('Not needs exactly one condition', node.line);
      return { ...noCondition, isFor: (plan) => !part.isFor(plan) };
    }
    case 'Keys':
      return { ...noCondition, isFor: readKeys(node, scope.keys) };
    case 'DayImpact':
    case 'PersonImpact':
      if (scope.isYesOrNo)
        return refuse(`${node.name} is not taken where a condition says yes or no`, node.line);
      return node.name === 'DayImpact'
        ? { ...noCondition, days: readDayImpact(node) }
        : { ...noCondition, ages: readPersonImpact(node) };
    default:
      return refuse(`Condition has ${node.name}, which is not taken`, node.line);
  }
}

function readNodes(node: XmlElement, scope: Scope): readonly Condition[] {
  requireAttributes(node);
  if (node.children.length === 0) refuse(`${node.name} is empty`, node.line);
  return node.children.map((child) => readNode(child, scope));
}

/** From behind its end where there is none. */
export function overlapOf(bounds: readonly Bounds[]): Bounds {
  return {
    from: Math.max(...bounds.map(({ from }) => from)),
    to: Math.min(...bounds.map(({ to }) => to)),
  };
}

/** Keys without a Source say by themselves what they are of, where no other part of the contract has the same. */
function readKeys(node: XmlElement, keys: ContractKeys): Condition['isFor'] {
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
  return (plan) => named.includes(plan[found[0]]);
}

function readDayImpact(node: XmlElement): Bounds {
  const { Date: date } = readParts(node, ['Date']);
  if (date === undefined) return refuse('DayImpact has no Date', node.line);
  const type = date.attributes.DayType ?? 'Stay';
  if (type !== 'Stay') refuse(`DayImpact is for days of ${type}, only those of Stay are taken`, date.line);
  const { min, max } = readDayBounds(date, 'DayType');
  return { from: min ?? everyDay.from, to: max ?? everyDay.to };
}

export function readPersonImpact(node: XmlElement): Bounds {
  const { PersonAge: age } = readParts(node, ['PersonAge']);
  if (age === undefined) return refuse('PersonImpact has no PersonAge', node.line);
  const { Min, Max } = readParts(age, ['Min', 'Max']);
  return {
    from: Min === undefined ? everyAge.from : readCount(Min, oldest),
    to: Max === undefined ? everyAge.to : readCount(Max, oldest),
  };
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
