import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { keyOf, requireAttributes, updateModeOf } from './otds-element.ts';

/** Ways of selling that a file names. */
export type ProductType = 'AccommodationOnly' | 'ReturnFlightOnly' | 'FlightAccommodation';

/** Products of a file of a delivery: none where it has none, null where they cannot be read. */
export interface DeliveredProducts {
  readonly file: string;
  readonly types: ReadonlySet<ProductType> | null;
}

/** Components of each way of selling: houses and flights. */
const shapes: Readonly<Record<ProductType, readonly [accommodations: number, flights: number]>> = {
  AccommodationOnly: [1, 0],
  ReturnFlightOnly: [0, 2],
  FlightAccommodation: [1, 2],
};

/** The ways of selling of a file, each of them one of the shop's. @throws FeedError for any other */
export function readProducts(products: XmlElement): ReadonlySet<ProductType> {
  requireAttributes(products, 'UpdateMode');
  if (updateModeOf(products) !== 'New') refuse('Products are New', products.line);
  return new Set(
    products.children.map((product) => {
      if (product.name !== 'Product')
        refuse(`${product.name} is not taken, so nothing of the file is`, product.line);
      return readProduct(product);
    }),
  );
}

function readProduct(product: XmlElement): ProductType {
  requireAttributes(product, 'Key', 'UpdateMode', 'ProductType');
  const key = keyOf(product);
  if (updateModeOf(product) !== 'New') refuse(`Product '${key}' is not New`, product.line);
  const type = product.attributes.ProductType ?? '';
  if (!Object.hasOwn(shapes, type))
    return refuse(`Product '${key}' is ${type}, which is not taken`, product.line);
  const counts = { Accommodation: 0, OnewayFlight: 0 };
  for (const part of product.children) {
    if (part.name === 'Components') countComponents(part, counts);
    else if (part.name === 'DayAllocation') requireUsualDays(part);
    else if (part.name !== 'Tags') refuse(`Product '${key}' has ${part.name}, which is not taken`, part.line);
  }
  const [accommodations, flights] = shapes[type as ProductType];
  if (counts.Accommodation !== accommodations || counts.OnewayFlight !== flights)
    refuse(
      `Product '${key}' is ${type} of ${counts.Accommodation} Accommodation and ${counts.OnewayFlight} OnewayFlight`,
      product.line,
    );
  return type as ProductType;
}

/**
 * Whether the ways of selling are those of the shop: houses alone, and houses with flights where there are flights. Flights are never sold alone.
 * @throws FeedError where the shop would sell what no product does
 */
export function requireSoldAlike(
  products: ReadonlySet<ProductType>,
  hasFlights: boolean,
  line: number,
): void {
  if (!products.has('AccommodationOnly'))
    refuse('no Product is AccommodationOnly, accommodations are sold alone too', line);
  if (hasFlights && !products.has('FlightAccommodation'))
    refuse('no Product is FlightAccommodation, flights are sold with accommodations only', line);
}

function countComponents(components: XmlElement, counts: Record<'Accommodation' | 'OnewayFlight', number>) {
  requireAttributes(components, 'UpdateMode');
  for (const component of components.children) {
    const name = componentOf(component);
    requireAttributes(component, 'Name', 'DayAllocationIndex');
    for (const part of component.children) {
      if (part.name !== 'SellingAccom') refuse(`${name} has ${part.name}, which is not taken`, part.line);
      requireAttributes(part, 'Name', 'DayAllocationIndex');
    }
    counts[name] += 1;
  }
}

function componentOf({ name, line }: XmlElement): 'Accommodation' | 'OnewayFlight' {
  if (name === 'Accommodation' || name === 'OnewayFlight') return name;
  return refuse(`Components has ${name}, which is not taken`, line);
}

const usualDays: Readonly<Record<string, string>> = {
  Source: 'Product',
  DayAllocationLevel: '0',
  Shift: 'None',
  Offset: '0',
};

const references: ReadonlyMap<string, string> = new Map([
  ['DayAllocationStart', 'CheckIn'],
  ['DayAllocationEnd', 'CheckOut'],
]);

/** From the product's first day to its last: a shift of days would move stays or flights. */
function requireUsualDays(allocation: XmlElement): void {
  requireAttributes(allocation, 'UpdateMode');
  for (const end of allocation.children) {
    const reference = references.get(end.name);
    if (reference === undefined) refuse(`DayAllocation has ${end.name}, which is not taken`, end.line);
    for (const [name, value] of Object.entries(end.attributes))
      if (value !== (name === 'DayReference' ? reference : usualDays[name]))
        refuse(`${end.name} ${name} '${value}' is not taken`, end.line);
  }
}
