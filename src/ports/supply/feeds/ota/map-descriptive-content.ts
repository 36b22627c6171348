import type { HotelProfile, MediaCategory } from '../../../../domain/search/catalogue.ts';
import { type HotelAttribute, hotelAttributes } from '../../../../domain/search/hotel-attribute.ts';
import type { SupplyChange } from '../../../../domain/search/supply-facts.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { isLanguage, type Language } from '../../../../domain/words/language.ts';
import { plainTextCell } from '../csv/plain-text-cell.server.ts';
import type { PictureFinder } from '../pictures/picture-finder.server.ts';
import type { HotelEntry } from '../records/catalogue-entry.ts';
import type { FeedDirectory, FeedHotel } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { readDay, readDecimal } from '../records/feed-value.ts';
import type { ContentItem } from '../records/hotel-content.ts';
import { descriptiveShapes } from './descriptive-shapes.ts';
import { requireKnownShape } from './require-known-shape.ts';
import { attributeOf, elementsAt, requireAttribute, type XmlElement } from './xml-element.ts';

/** Codes of the OpenTravel list of information types (INF) that are read. */
const infoCodes = { description: '1', pictures: '23' } as const;

/** Codes of the OpenTravel list of picture categories (PIC). */
const pictureCategories: Readonly<Record<string, MediaCategory | undefined>> = {
  1: 'hotel',
  2: 'hotel',
  3: 'pool',
  4: 'restaurant',
  6: 'room',
  7: 'room',
  11: 'beach',
  12: 'spa',
  20: 'hotel',
};

/** Codes of the OpenTravel list of hotel amenities (HAC) that have an attribute. */
const serviceAttributes: Readonly<Record<string, HotelAttribute | undefined>> = {
  5: 'air_conditioning',
  33: 'lift',
  35: 'fitness',
  54: 'indoor_pool',
  68: 'parking',
  71: 'pool',
  76: 'restaurant',
  84: 'spa',
  179: 'wifi',
};

export interface DescribedHotel {
  readonly changes: readonly SupplyChange[];
  readonly entry: HotelEntry;
}

/**
 * One HotelDescriptiveContent: what it names of a known hotel replaces what there was, anything else stays. Pictures are all that the hotel
 * has, apart from those of its rooms. @throws FeedError
 */
export async function mapDescriptiveContent(
  element: XmlElement,
  directory: Pick<FeedDirectory, 'today' | 'findHotelFacts'>,
  pictures: PictureFinder,
): Promise<DescribedHotel> {
  requireKnownShape(element, descriptiveShapes);
  const code = requireAttribute(element, 'HotelCode');
  const known = await directory.findHotelFacts(code);
  if (known === null)
    return refuse(`HotelCode '${code}' is unknown: hotels.csv brings a hotel first`, element.line);
  const { address, ...found } = known;
  const changed = { ...readPosition(element), ...readAttributes(element, found.card.attributes) };
  const hotel = { ...found.hotel, ...changed };
  const descriptions = elementsAt(
    element,
    'HotelInfo',
    'Descriptions',
    'MultimediaDescriptions',
    'MultimediaDescription',
  );
  const content = descriptions.flatMap((description) => readTexts(description, hotel.id));
  const images = descriptions.flatMap(readImages);
  if (images.length > 0) content.push(...(await readPictures(images, hotel.id, directory.today, pictures)));
  return {
    changes: [{ kind: 'hotel', hotel }],
    entry: {
      kind: 'hotel',
      card: { ...found.card, ...changed, name: readName(element) ?? found.card.name },
      address: readAddress(element, address),
      content,
    },
  };
}

function readPosition(element: XmlElement): Partial<Pick<FeedHotel['hotel'], 'latitude' | 'longitude'>> {
  const [position] = elementsAt(element, 'HotelInfo', 'Position');
  if (position === undefined) return {};
  const read = (name: string, most: number) => {
    const value =
      readDecimal(`Position ${name}`, requireAttribute(position, name), 6, position.line) / 1_000_000;
    return Math.abs(value) <= most
      ? value
      : refuse(`Position ${name} '${value}' is no position`, position.line);
  };
  return { latitude: read('Latitude', 90), longitude: read('Longitude', 180) };
}

/** Attributes without a code stay as they are. */
function readAttributes(
  element: XmlElement,
  known: readonly HotelAttribute[],
): { readonly attributes?: readonly HotelAttribute[] } {
  if (elementsAt(element, 'HotelInfo', 'Services').length === 0) return {};
  const expressible = new Set(Object.values(serviceAttributes));
  const named = elementsAt(element, 'HotelInfo', 'Services', 'Service').map((service) => {
    const code = requireAttribute(service, 'Code');
    return serviceAttributes[code] ?? refuse(`Service Code '${code}' is not taken`, service.line);
  });
  return {
    attributes: hotelAttributes.filter(
      (attribute) => named.includes(attribute) || (known.includes(attribute) && !expressible.has(attribute)),
    ),
  };
}

function readAddress(element: XmlElement, known: HotelProfile['address']): HotelProfile['address'] {
  const [address] = elementsAt(element, 'ContactInfos', 'ContactInfo', 'Addresses', 'Address');
  const [phone] = elementsAt(element, 'ContactInfos', 'ContactInfo', 'Phones', 'Phone');
  const changed = address === undefined ? known : { ...known, ...readLines(address) };
  return phone === undefined ? changed : { ...changed, phone: readPhone(phone) };
}

function readLines(address: XmlElement): Omit<HotelProfile['address'], 'phone'> {
  const textAt = (name: string) => {
    const text = elementsAt(address, name).map(textOf).join(', ');
    return text === '' ? refuse(`Address has no ${name}`, address.line) : text;
  };
  const [country] = elementsAt(address, 'CountryName');
  const countryCode = country === undefined ? '' : requireAttribute(country, 'Code');
  if (!/^[A-Z]{2}$/.test(countryCode))
    refuse(`CountryName Code '${countryCode}' is not a country, two capital letters`, address.line);
  return { street: textAt('AddressLine'), zip: textAt('PostalCode'), city: textAt('CityName'), countryCode };
}

function readPhone(phone: XmlElement): string {
  const number = requireAttribute(phone, 'PhoneNumber');
  if (/^\+[1-9](?:[ -]?\d){6,14}$/.test(number)) return number;
  return refuse(`Phone PhoneNumber '${number}' is not a number such as +34 971 000 000`, phone.line);
}

function readTexts(description: XmlElement, hotelId: number): ContentItem[] {
  const texts = elementsAt(description, 'TextItems', 'TextItem', 'Description');
  if (texts.length > 0) requireInfoCode(description, infoCodes.description);
  return texts.map((text) => {
    const body = requireText('Description', textOf(text), 5000, text.line);
    return { type: 'text', hotelId, section: 'intro', language: languageOf(text), body };
  });
}

function readImages(description: XmlElement): readonly XmlElement[] {
  const images = elementsAt(description, 'ImageItems', 'ImageItem');
  if (images.length > 0) requireInfoCode(description, infoCodes.pictures);
  return images;
}

function requireInfoCode(description: XmlElement, wanted: string): void {
  const code = requireAttribute(description, 'InfoCode');
  if (code !== wanted)
    refuse(
      `MultimediaDescription InfoCode '${code}' is not ${wanted}, which alone is taken here`,
      description.line,
    );
}

async function readPictures(
  images: readonly XmlElement[],
  hotelId: number,
  today: Day,
  pictures: PictureFinder,
): Promise<readonly ContentItem[]> {
  const items: ContentItem[] = [];
  let position = 0;
  for (const image of images) {
    const [format, another] = elementsAt(image, 'ImageFormat');
    if (format === undefined || another !== undefined)
      return refuse('ImageItem needs exactly one ImageFormat', image.line);
    const [url] = elementsAt(format, 'URL');
    if (url === undefined) return refuse('ImageFormat has no URL', format.line);
    const validUntil = readEnd([image, format], today);
    if (validUntil !== null && validUntil < today) continue;
    position += 1;
    const code = requireAttribute(image, 'Category');
    const credit = requireText(
      'CopyrightNotice',
      attributeOf(format, 'CopyrightNotice') || requireAttribute(image, 'CopyrightNotice'),
      creditLength,
      image.line,
    );
    items.push({
      type: 'picture',
      hotelId,
      roomCode: '',
      position,
      ...(await pictures.findByUrl(textOf(url))),
      category: pictureCategories[code] ?? refuse(`ImageItem Category '${code}' is not taken`, image.line),
      // No attribute says it; the file may.
      isGenerated: false,
      credit,
      rightsHolder: readOwner(format) ?? readOwner(image) ?? credit,
      licence: credit,
      validUntil,
      alt: readAlt(image),
    });
  }
  return [...items, { type: 'rest-gone', hotelId, after: position }];
}

/** The last day on which a picture may be shown. @throws FeedError where it may not be shown yet */
function readEnd(elements: readonly XmlElement[], today: Day): Day | null {
  const days = (suffix: 'Start' | 'End') =>
    elements.flatMap((element) =>
      ['Copyright', 'Applicable', 'Effective'].flatMap((prefix) => {
        const text = attributeOf(element, `${prefix}${suffix}`);
        return text === undefined ? [] : [readDay(`${prefix}${suffix}`, text.slice(0, 10), element.line)];
      }),
    );
  if (days('Start').some((day) => day > today))
    refuse('a picture begins in the future, which is not taken', elements[0]?.line ?? null);
  const ends = days('End');
  return ends.length === 0 ? null : Math.min(...ends);
}

function readAlt(image: XmlElement): Partial<Record<Language, string>> {
  const descriptions = elementsAt(image, 'Description');
  if (descriptions.length === 0)
    return refuse('ImageItem has no Description, which those need who do not see it', image.line);
  return Object.fromEntries(
    descriptions.map((text) => [languageOf(text), requireText('Description', textOf(text), 300, text.line)]),
  );
}

/** As of the columns of pictures.csv. */
const creditLength = 200;

function readName(element: XmlElement): string | undefined {
  const name = attributeOf(element, 'HotelName');
  return name === undefined ? undefined : requireText('HotelName', name, 200, element.line);
}

function readOwner(element: XmlElement): string | undefined {
  const owner = attributeOf(element, 'CopyrightOwner');
  return owner === undefined ? undefined : requireText('CopyrightOwner', owner, creditLength, element.line);
}

/** @throws FeedError for what is empty, too long or no plain text */
function requireText(name: string, text: string, longest: number, line: number | null): string {
  if (text === '') refuse(`${name} is empty`, line);
  const read = plainTextCell(longest).safeParse(text);
  return read.success ? text : refuse(`${name} ${read.error.issues[0]?.message}`, line);
}

function languageOf(text: XmlElement): Language {
  const format = attributeOf(text, 'TextFormat') ?? 'PlainText';
  if (format !== 'PlainText') refuse(`Description TextFormat '${format}' is not PlainText`, text.line);
  const language = requireAttribute(text, 'Language').slice(0, 2).toLowerCase();
  return isLanguage(language)
    ? language
    : refuse(`Description Language '${language}' is none of de, en, es, fr, it`, text.line);
}

function textOf({ text = '' }: XmlElement): string {
  return text.replace(/\s+/g, ' ').trim();
}
