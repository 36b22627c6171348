import { type ChildBand, MOST_CHILDREN, type Occupancy } from '../../../../domain/search/supply-facts.ts';
import { refuse } from '../records/feed-record.ts';
import { readWhole } from '../records/feed-value.ts';
import { readAges } from './guest-amounts.ts';
import { attributeOf, elementsAt, requireAttribute, type XmlElement } from './xml-element.ts';

/** A discount for some children of an age, by their position. */
interface FamilyOffer {
  readonly line: number;
  readonly fromAge: number;
  readonly toAge: number;
  readonly positions: { readonly first: number; readonly last: number };
  /** Per cent off what the child pays otherwise. */
  readonly discount: number;
}

/** Offers that name guests are about children, others about early booking. */
export function isFamilyOffer(offer: XmlElement): boolean {
  return elementsAt(offer, 'Guests').length > 0;
}

/**
 * The occupancy with the prices by position of the rate plan's family offers, in place of those it had; unchanged where it has none.
 * OpenTravel says neither whether the first child is the oldest nor what children outside the age group do, so an offer is taken
 * only where no answer changes a price. @throws FeedError
 */
export function withFamilyOffers(occupancy: Occupancy, ratePlan: XmlElement): Occupancy {
  const offers = elementsAt(ratePlan, 'Offers', 'Offer').filter(isFamilyOffer).map(readFamilyOffer);
  if (offers.length === 0) return occupancy;
  const base = withoutPositions(occupancy.childBands);
  offers.forEach((offer, at) => {
    const other = offers.slice(0, at).find((before) => shareChildren(before, offer));
    if (other !== undefined)
      refuse('Offer is for children for whom the rate plan has another Offer', offer.line);
  });
  return { ...occupancy, childBands: [...offers.flatMap((offer) => bandsOf(offer, base)), ...base] };
}

/**
 * The occupancy of a plan that is New: its prices by position are those of the message, as its offers for early booking are.
 * @throws FeedError where children had prices by position alone, so that none would be left
 */
export function renewFamilyOffers(occupancy: Occupancy, ratePlan: XmlElement): Occupancy {
  const base = withoutPositions(occupancy.childBands);
  const isPriced = (age: number) => base.some(({ fromAge, toAge }) => fromAge <= age && age <= toAge);
  const lost = occupancy.childBands.find(({ fromAge, toAge }) =>
    Array.from({ length: toAge - fromAge + 1 }, (_, index) => fromAge + index).some((age) => !isPriced(age)),
  );
  if (lost !== undefined)
    refuse(
      `children from ${lost.fromAge} to ${lost.toAge} have prices by position alone, New needs an AdditionalGuestAmount for them`,
      ratePlan.line,
    );
  return withFamilyOffers({ ...occupancy, childBands: base }, ratePlan);
}

/** What children pay whatever their position. */
export function withoutPositions(bands: readonly ChildBand[]): readonly ChildBand[] {
  return bands.filter(({ positions }) => positions === undefined);
}

function readFamilyOffer(offer: XmlElement): FamilyOffer {
  const [discount, another] = elementsAt(offer, 'Discount');
  const [guest, furtherGuest] = elementsAt(offer, 'Guests', 'Guest');
  if (discount === undefined || another !== undefined || guest === undefined || furtherGuest !== undefined) {
    return refuse('Offer with Guests needs exactly one Discount and one Guest', offer.line);
  }
  const [rule] = elementsAt(offer, 'OfferRules', 'OfferRule');
  if (rule !== undefined) refuse('Offer with Guests has an OfferRule, which is not taken', rule.line);
  const ages = readAges(guest);
  if (ages === null) return refuse('Guest is an adult, only children have prices by position', guest.line);
  const first = readPosition(guest, 'FirstQualifyingPosition');
  const last = readPosition(guest, 'LastQualifyingPosition');
  if (first > last)
    refuse(`FirstQualifyingPosition '${first}' is above LastQualifyingPosition '${last}'`, guest.line);
  const minCount = attributeOf(guest, 'MinCount');
  if (minCount !== undefined && readWhole('MinCount', minCount, 0, MOST_CHILDREN, guest.line) > first)
    refuse(`MinCount '${minCount}' is above FirstQualifyingPosition '${first}'`, guest.line);
  return {
    line: guest.line,
    ...ages,
    positions: { first, last },
    discount: readWhole('Discount Percent', requireAttribute(discount, 'Percent'), 1, 100, discount.line),
  };
}

function readPosition(guest: XmlElement, name: string): number {
  return readWhole(name, requireAttribute(guest, name), 1, MOST_CHILDREN, guest.line);
}

function shareChildren(one: FamilyOffer, other: FamilyOffer): boolean {
  return (
    one.fromAge <= other.toAge &&
    other.fromAge <= one.toAge &&
    one.positions.first <= other.positions.last &&
    other.positions.first <= one.positions.last
  );
}

function bandsOf(
  { line, fromAge, toAge, positions, discount }: FamilyOffer,
  base: readonly ChildBand[],
): readonly ChildBand[] {
  const bands = base.filter((band) => fromAge <= band.toAge && band.fromAge <= toAge);
  const [band] = bands;
  if (band === undefined)
    return refuse(`Guest: children from ${fromAge} to ${toAge} have no price of their own`, line);
  const isCut = bands.some((each) => each.fromAge < fromAge || each.toAge > toAge);
  if (isCut) refuse(`Guest: the ages ${fromAge} to ${toAge} are only a part of an age band`, line);
  if (base.some((each) => each.fromAge > toAge))
    refuse(
      `Guest: children above ${toAge} pay a price for children too, so that the first is not sure`,
      line,
    );
  if (bands.some(({ percent }) => percent !== band.percent))
    refuse(
      `Guest: children from ${fromAge} to ${toAge} pay different prices, so that the first is not sure`,
      line,
    );
  const percent = (band.percent * (100 - discount)) / 100;
  if (!Number.isInteger(percent))
    refuse(`Discount of ${discount} % on ${band.percent} % is no whole per cent of the adult's rate`, line);
  return bands.map((each) => ({ fromAge: each.fromAge, toAge: each.toAge, percent, positions }));
}
