import { readXmlRecords } from '../ota/read-xml-records.server.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import type { CatalogueEntry } from '../records/catalogue-entry.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { attempt, type FeedRecord, type FeedStream, refuse } from '../records/feed-record.ts';
import { mapOnewayFlight } from './map-oneway-flight.ts';
import { mapSellingAccom } from './map-selling-accom.ts';
import { collectKeys } from './otds-condition.ts';
import { keyOf, requireAttributes, textOf, updateModeOf } from './otds-element.ts';
import { type DeliveredProducts, type ProductType, readProducts, requireSoldAlike } from './otds-products.ts';

/** Elements of a file that are entered. */
export const otdsContainers = new Set(['OTDS', 'Accommodations', 'Flights', 'OnewayFlights']);
/** Names for the sender's own booking system. */
const unread = new Set(['Brands']);

/** Parts of a file that are read, by what they lie in. */
const recordNames: Readonly<Record<string, string>> = {
  Accommodations: 'Accommodation',
  OnewayFlights: 'OnewayFlight',
  OTDS: 'Products',
};

type OtdsRecord = FeedRecord<{ readonly entry?: CatalogueEntry }>;

/** What holds for the whole file. */
interface OtdsFile {
  /** Whether houses are sold with flights; true where no file of the delivery has products. */
  readonly sellsWithFlights: boolean;
}

/**
 * Reads the accommodations and flights of an OTDS file, every SellingAccom and every OnewayFlight a record: all of it, or nothing. Elements around
 * them that would change what is sold or for how much refuse the whole file, so it is opened twice.
 * @param delivered products of the other files of its delivery, which hold where the file has none
 */
export async function* readOtds(
  open: () => FeedStream,
  fileName: string,
  directory: FeedDirectory,
  delivered: readonly DeliveredProducts[] = [],
): AsyncGenerator<OtdsRecord> {
  const whole = await attempt(fileName, 1, () => requireKnownFile(open(), delivered));
  if ('reason' in whole) {
    yield whole;
    return;
  }
  for await (const record of readXmlRecords(open(), otdsContainers, { keepsText: true })) {
    if ('fault' in record)
      yield { ok: false, file: fileName, line: record.fault.line ?? 1, reason: record.fault.message };
    else if (record.element.name === 'Accommodation')
      yield* readAccommodation(record.element, whole, fileName, directory);
    else if (record.element.name === 'OnewayFlight')
      yield await readOnewayFlight(record.element, fileName, directory);
  }
}

/** Shared prices, filters and ways of selling concern contracts that come before or after them. @throws FeedError */
async function requireKnownFile(
  stream: FeedStream,
  delivered: readonly DeliveredProducts[],
): Promise<OtdsFile> {
  const found = new Set<string>();
  let products: { readonly types: ReadonlySet<ProductType>; readonly line: number } | null = null;
  for await (const record of readXmlRecords(stream, otdsContainers, { yieldsEmptyContainers: true })) {
    if ('fault' in record) throw record.fault;
    const { name, line, parent } = record.element;
    const isEmptyContainer = otdsContainers.has(name);
    const isKnown = recordNames[parent?.name ?? ''] === name || (parent?.name === 'OTDS' && unread.has(name));
    if (!isEmptyContainer && !isKnown) refuse(`${name} is not taken, so nothing of the file is`, line);
    requireTakenModes(isEmptyContainer ? record.element : parent);
    if (name === 'Products') {
      if (products !== null) refuse('the file has two Products', line);
      products = { types: readProducts(record.element), line };
    }
    found.add(name);
  }
  const hasFlights = found.has('OnewayFlight');
  if (!found.has('Accommodation') && !hasFlights) {
    // Products alone are said for other files of the delivery.
    if (products !== null && delivered.length > 0) return { sellsWithFlights: true };
    refuse('the file has neither an Accommodation nor an OnewayFlight');
  }
  const { types, line } = products ?? chooseDelivered(delivered);
  if (types === null) return { sellsWithFlights: true };
  requireSoldAlike(types, hasFlights, line);
  return { sellsWithFlights: types.has('FlightAccommodation') };
}

/** Products for a file without any: none where no other file has some. @throws FeedError where they cannot be read, or are not the same everywhere */
function chooseDelivered(delivered: readonly DeliveredProducts[]) {
  const [first, ...others] = delivered.filter(({ types }) => types === null || types.size > 0);
  if (first === undefined) return { types: null, line: 1 };
  if (first.types === null)
    return refuse(`the Products of '${first.file}', by which this file is sold, cannot be read`);
  const wordOf = (types: ReadonlySet<ProductType> | null) => types && [...types].toSorted().join();
  const different = others.find(({ types }) => wordOf(types) !== wordOf(first.types));
  if (different !== undefined)
    refuse(
      `the Products of '${first.file}' and '${different.file}' are not the same, and this file has none`,
    );
  return { types: first.types, line: 1 };
}

function requireTakenModes(container: XmlElement | null): void {
  for (let around = container; around !== null; around = around.parent) {
    requireAttributes(around, 'UpdateMode');
    if (updateModeOf(around) === 'Delete')
      refuse(`${around.name} is Delete, which is not taken`, around.line);
  }
}

function readOnewayFlight(flight: XmlElement, file: string, directory: FeedDirectory): Promise<OtdsRecord> {
  return attempt(file, flight.line, async () => {
    const { changes, entry } = await mapOnewayFlight(flight, directory);
    return { ok: true, line: flight.line, changes, entry } as const;
  });
}

async function* readAccommodation(
  house: XmlElement,
  { sellsWithFlights }: OtdsFile,
  file: string,
  directory: FeedDirectory,
): AsyncGenerator<FeedRecord> {
  const accoms = house.children.filter(({ name }) => name === 'SellingAccom');
  const availabilities = house.children.filter(({ name }) => name === 'Availabilities');
  const record = (line: number, read: () => Promise<FeedRecord>) => attempt(file, line, read);
  let hotelCode = '';
  const head = await record(house.line, async () => {
    requireAttributes(house, 'Key', 'UpdateMode');
    const other = house.children.find(({ name }) => !houseParts.includes(name));
    if (other !== undefined) refuse(`Accommodation has ${other.name}, which is not taken`, other.line);
    hotelCode = await findHotelCode(house, directory);
    if (!sellsWithFlights && (await directory.isFlownTo(Number(hotelCode))))
      refuse(
        `no Product is FlightAccommodation, the hotel '${hotelCode}' is sold with flights too`,
        house.line,
      );
    const repeated = accoms.find(
      (accom, at) => accoms.findIndex((each) => keyOf(each) === keyOf(accom)) < at,
    );
    if (repeated !== undefined) refuse(`SellingAccom Key '${keyOf(repeated)}' is there twice`, repeated.line);
    const mode = updateModeOf(house);
    if (mode === 'New') requireContracts(house, accoms);
    if (mode === 'Merge' && accoms.length === 0 && availabilities.length > 0)
      refuse('Availabilities come without their SellingAccom: a changed contract is sent whole', house.line);
    const changes = mode === 'Delete' ? await endOthers([], hotelCode, directory) : [];
    return { ok: true, line: house.line, changes };
  });
  if (!head.ok || updateModeOf(house) === 'Delete' || accoms.length === 0) yield head;
  if (!head.ok || updateModeOf(house) === 'Delete') return;
  const houseKeys = collectKeys(...accoms);
  let areAllTaken = true;
  for (const accom of accoms) {
    const contract = await record(accom.line, async () => {
      const renewed = await mapSellingAccom({ accom, hotelCode, availabilities, houseKeys }, directory);
      const endsOthers = updateModeOf(house) === 'New' && areAllTaken && accom === accoms.at(-1);
      const ended = endsOthers ? await endOthers(accoms, hotelCode, directory) : [];
      return { ok: true, line: accom.line, changes: [...renewed, ...ended] };
    });
    areAllTaken &&= contract.ok;
    yield contract;
  }
}

/** `New` is what a sender says who says nothing: a house of which nothing remains, or of which one contract ends, is not meant by it. */
function requireContracts(house: XmlElement, accoms: readonly XmlElement[]): void {
  if (accoms.length === 0)
    refuse('Accommodation is New and has no SellingAccom: only Delete ends all contracts', house.line);
  const ended = accoms.find((accom) => updateModeOf(accom) === 'Delete');
  if (ended !== undefined)
    refuse('SellingAccom is Delete in an Accommodation that is New, not Merge', ended.line);
}

const houseParts: readonly string[] = [
  'Tags',
  'Properties',
  'SellingAccom',
  'Availabilities',
  'CatchmentAirports',
];

/** Ends what the hotel has of other contracts, or of none. */
async function endOthers(accoms: readonly XmlElement[], hotelCode: string, directory: FeedDirectory) {
  const remaining = new Set<number>();
  for (const accom of accoms)
    for (const { id } of await directory.findContractPlans(hotelCode, keyOf(accom))) remaining.add(id);
  const plans = await directory.findPlans(hotelCode, null, null);
  return plans
    .filter(({ id }) => !remaining.has(id))
    .map(({ id }) => ({ kind: 'plan-gone', planId: id }) as const);
}

/** The reference to Giata, else the key. */
async function findHotelCode(house: XmlElement, directory: FeedDirectory): Promise<string> {
  const infos = house.children
    .filter(({ name }) => name === 'Properties')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'PropertyGroup'))
    .flatMap(({ children }) => children.filter(({ name }) => name === 'AccommodationInfo'));
  const reference = infos
    .flatMap(({ children }) => children.filter(({ name }) => name === 'Reference'))
    .find(({ attributes }) => attributes.ReferenceSystem?.toLowerCase() === 'giata');
  const code = reference === undefined ? keyOf(house) : textOf(reference, 'ReferenceSystem', 'ReferenceType');
  if ((await directory.findHotel(code)) === null) refuse(`the hotel '${code}' is unknown`, house.line);
  return code;
}
