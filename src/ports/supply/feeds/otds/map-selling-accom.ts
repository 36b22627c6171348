import type { Board } from '../../../../domain/search/board.ts';
import {
  type ChildBand,
  HIGHEST_RATE,
  type Occupancy,
  type RatePlanFacts,
  type SupplyChange,
} from '../../../../domain/search/supply-facts.ts';
import { type Day, type DayRange, formatDay } from '../../../../domain/time/calendar-day.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { type ContractKeys, collectKeys, requireDistinctKeys } from './otds-condition.ts';
import { keyOf, requireAttributes, textOf, updateModeOf } from './otds-element.ts';
import { readGroup } from './otds-occupancy.ts';
import { type ContractPrices, type PlanPrices, readPrices } from './otds-prices.ts';
import { type DayState, readStates } from './otds-states.ts';

/** A contract of a house. */
export interface Contract {
  readonly accom: XmlElement;
  readonly hotelCode: string;
  /** Of the house, which may be those of other contracts. */
  readonly availabilities: readonly XmlElement[];
  readonly houseKeys: ContractKeys;
}

/**
 * A contract, which replaces what it was: each of its rooms with each of its boards is the contracted plan with the code
 * `contract:board`, by the rates, shares of children and states that the contract says. Plans of the contract that it no longer names
 * end. @throws FeedError for all of it where one thing cannot be expressed
 */
export async function mapSellingAccom(
  { accom, hotelCode, availabilities, houseKeys }: Contract,
  directory: FeedDirectory,
): Promise<readonly SupplyChange[]> {
  requireAttributes(accom, 'Key', 'UpdateMode');
  const contract = keyOf(accom);
  const known = await directory.findContractPlans(hotelCode, contract);
  const mode = updateModeOf(accom);
  if (mode === 'Delete') return known.map(({ id }) => ({ kind: 'plan-gone', planId: id }));
  if (mode === 'Merge') refuse('SellingAccom is Merge, a changed contract is sent whole', accom.line);
  requireKnownParts(accom);
  requireDistinctKeys(accom);
  const prices = readPrices(accom, { keys: collectKeys(accom), ...directory });
  const renewed: SupplyChange[] = [];
  const named = new Set<number>();
  for (const { room, unit, occupancy } of listRooms(accom)) {
    for (const board of accom.children.filter(({ name }) => name === 'Board')) {
      const code = `${contract}:${keyOf(board)}`;
      const [plan] = await directory.findPlans(hotelCode, keyOf(room), code);
      if (plan === undefined)
        return refuse(
          `SellingUnit '${keyOf(room)}' of hotel '${hotelCode}' has no plan '${code}'`,
          room.line,
        );
      requireSameBoard(board, plan);
      const of = { Unit: unit, SellingUnit: keyOf(room), Board: keyOf(board) };
      const states = readStates(availabilities, { keys: houseKeys, of, days: directory.days });
      renewed.push(
        ...renewPlan(
          plan,
          { room, occupancy, prices: prices.of(of), earlyBookings: prices.earlyBookings, states },
          directory.days,
        ),
      );
      named.add(plan.id);
    }
  }
  if (named.size === 0)
    refuse('SellingAccom has no room with a board: only Delete ends a contract', accom.line);
  const gone = known.filter(({ id }) => !named.has(id));
  return [...gone.map(({ id }): SupplyChange => ({ kind: 'plan-gone', planId: id })), ...renewed];
}

/** Booking and Tags are for the sender's own booking system; Filter would keep something from being sold. */
function requireKnownParts(accom: XmlElement): void {
  const shapes: Readonly<Record<string, readonly string[]>> = {
    SellingAccom: ['Tags', 'Booking', 'Board', 'Unit', 'PriceItems'],
    Board: ['Tags', 'Booking', 'Properties', 'PriceItems'],
    Unit: ['Tags', 'Properties', 'SellingUnit'],
    SellingUnit: ['Tags', 'Booking', 'Occupancy'],
  };
  const visit = (element: XmlElement) => {
    const shape = shapes[element.name];
    if (shape === undefined) return;
    if (element !== accom) {
      requireAttributes(element, 'Key', 'UpdateMode');
      if (updateModeOf(element) !== 'New') refuse(`${element.name} of a contract is New`, element.line);
    }
    for (const child of element.children) {
      if (!shape.includes(child.name))
        refuse(`${element.name} has ${child.name}, which is not taken`, child.line);
      visit(child);
    }
  };
  visit(accom);
}

interface ContractRoom {
  readonly room: XmlElement;
  readonly unit: string;
  readonly occupancy: ReturnType<typeof readGroup>;
}

function listRooms(accom: XmlElement): readonly ContractRoom[] {
  const units = accom.children.filter(({ name }) => name === 'Unit');
  return units.flatMap((unit) =>
    unit.children
      .filter(({ name }) => name === 'SellingUnit')
      .map((room) => ({ room, unit: keyOf(unit), occupancy: readGroup(room) })),
  );
}

const boardsByType: ReadonlyMap<string, Board> = new Map([
  ['None', 'room_only'],
  ['Breakfast', 'breakfast'],
  ['HalfBoard', 'half_board'],
  ['FullBoard', 'full_board'],
  ['AllInclusive', 'all_inclusive'],
]);

function requireSameBoard(board: XmlElement, plan: RatePlanFacts): void {
  const groups = board.children
    .filter(({ name }) => name === 'Properties')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'PropertyGroup'));
  for (const type of groups.flatMap(({ children }) => children.filter(({ name }) => name === 'BoardType'))) {
    const named = boardsByType.get(textOf(type));
    if (named === undefined) refuse(`BoardType '${textOf(type)}' is not taken`, type.line);
    if (named !== plan.board)
      refuse(`BoardType '${textOf(type)}' is not the plan's ${plan.board}`, type.line);
  }
}

interface Renewal {
  readonly room: XmlElement;
  readonly occupancy: ContractRoom['occupancy'];
  readonly prices: PlanPrices;
  readonly earlyBookings: ContractPrices['earlyBookings'];
  readonly states: ReadonlyMap<Day, DayState>;
}

function renewPlan(plan: RatePlanFacts, renewal: Renewal, days: DayRange): readonly SupplyChange[] {
  const { room, occupancy, earlyBookings, states } = renewal;
  const all = Array.from({ length: days.to - days.from + 1 }, (_, index) => days.from + index);
  const rates = all.map((day) => (states.has(day) ? readRate(day, renewal, plan) : 0));
  const sold = all.filter((_, index) => rates[index] !== 0);
  const childBands = readBands(sold, renewal);
  const facts: Occupancy = {
    minAdults: occupancy.minAdults,
    maxAdults: occupancy.maxAdults,
    maxChildren: occupancy.maxChildren,
    maxPersons: occupancy.maxAdults + occupancy.maxChildren,
    // Every adult pays the same price.
    singleUsePercent: 100,
    extraAdultPercent: 100,
    childBands,
  };
  if (sold.length === 0) refuse(`SellingUnit '${keyOf(room)}' has no night with a price`, room.line);
  const stateOf = (day: Day): DayState =>
    states.get(day) ?? { state: 'closed', closedToArrival: false, left: null };
  return [
    { kind: 'plan', plan: { ...plan, occupancy: facts, earlyBookings } },
    {
      kind: 'nights',
      planId: plan.id,
      nights: {
        from: days.from,
        rates,
        states: all.map((day) => stateOf(day).state),
        minStays: all.map(() => 1),
        closedToArrival: all.map((day) => stateOf(day).closedToArrival),
      },
    },
  ];
}

const someAdult = 40;

/** The rate of an adult in the plan's units; everyone above the children's ages pays it. */
function readRate(day: Day, { room, occupancy, prices }: Renewal, { rateUnit }: RatePlanFacts): number {
  const amount = prices.nightOf(day, someAdult);
  const { adultsFrom } = occupancy;
  for (const age of [adultsFrom, ...prices.ages.filter((from) => from > adultsFrom)])
    if (prices.nightOf(day, age) !== amount)
      refuse(`adults of ${age} and ${someAdult} years pay different prices on ${formatDay(day)}`, room.line);
  const units = amount / rateUnit;
  if (Number.isInteger(units) && units >= 0 && units <= HIGHEST_RATE) return units;
  return refuse(
    `the night of ${formatDay(day)} costs ${amount} minor units, which is not 0 to ${HIGHEST_RATE} whole steps of ${rateUnit}`,
    room.line,
  );
}

/** Shares of children by age: whole per cent of the adult's rate, the same on all days. */
function readBands(days: readonly Day[], { room, occupancy, prices }: Renewal): readonly ChildBand[] {
  const { adultsFrom } = occupancy;
  // Children of a room without children fit into no room, whatever they pay.
  if (occupancy.maxChildren === 0)
    return adultsFrom === 0 ? [] : [{ fromAge: 0, toAge: adultsFrom - 1, percent: 100 }];
  const bands: ChildBand[] = [];
  const ages = prices.ages.filter((age) => age < adultsFrom);
  for (const [index, age] of ages.entries()) {
    const toAge = (ages[index + 1] ?? adultsFrom) - 1;
    const shares = days.map((day) => (prices.nightOf(day, age) * 100) / prices.nightOf(day, someAdult));
    const [percent = 0] = shares;
    const other = shares.find((share) => share !== percent);
    if (other !== undefined)
      refuse(
        `a child of ${age} pays ${percent} % of the adult's price on one day, ${other} % on another`,
        room.line,
      );
    if (!Number.isInteger(percent) || percent < 0 || percent > 400)
      refuse(
        `a child of ${age} pays ${percent} % of the adult's price, which is no whole per cent`,
        room.line,
      );
    const last = bands.at(-1);
    if (last?.percent === percent) bands[bands.length - 1] = { ...last, toAge };
    else bands.push({ fromAge: age, toAge, percent });
  }
  return bands;
}
