import type { BrandDocumentStyle } from '../../../brands/brand.ts';
import type { Position } from '../../../trip-search/catalogue/measure-distance.ts';
import { kilometresPerPixel, type MapFrame, type Pixel, projectOnto, zoomOf } from './map-frame.ts';
import { type OutlinedText, outlineText } from './outline-text.server.ts';
import { type Box, boxesAround, isFree, moveInside } from './place-labels.ts';
import type { MapColours } from './read-map-colours.server.ts';
import type { TileShapes } from './read-tile-shapes.server.ts';

/** A name on a map. */
export interface MapLabel extends Position {
  readonly type: 'country' | 'region' | 'city';
  readonly name: string;
  /** Where two names would overlap, the place with more hotels shows its name. */
  readonly hotels: number;
}

/** What a picture of a map shows on land and sea. */
export interface MapMarks {
  readonly hotel: Position & { readonly name: string; readonly city: string };
  /** Null for a trip without an airport nearby. */
  readonly airport: (Position & { readonly code: string }) | null;
  readonly labels: readonly MapLabel[];
}

/** How a brand's map looks. */
export interface MapLook {
  readonly colours: MapColours;
  readonly fonts: Pick<BrandDocumentStyle, 'text' | 'strong'>;
  /** Whose data the map is made of. */
  readonly attribution: string;
}

/** Zooms in which names of a kind are shown, as on the maps of the shop; the size of their type in pixels. */
const shownLabels = {
  country: { from: 2, to: 6.5, size: 13 },
  region: { from: 4.5, to: 9, size: 13 },
  city: { from: 7, to: 24, size: 11.5 },
} as const;
/** More names than this are a list, not a map. */
const maxLabels = 9;
/** Characters of a hotel's name that its label shows. */
const maxNameCharacters = 34;
const pinHeight = 42;
const airportRadius = 13;
const dotRadius = 2.5;
const plateHeight = 44;

/** A part of a picture, and the room that it takes. */
interface Piece {
  readonly markup: string;
  readonly box: Box;
}

/**
 * Renders a picture of a map as an SVG: land, borders and names, the hotel with its name, and the airport with its code. Texts are shapes in the
 * brand's typeface; the picture needs no other file.
 */
export function renderMapPicture(
  frame: MapFrame,
  tiles: readonly TileShapes[],
  marks: MapMarks,
  look: MapLook,
): string {
  const { colours } = look;
  const hotel = projectOnto(frame, marks.hotel);
  const airport = marks.airport && projectOnto(frame, marks.airport);
  const pieces = [renderAttribution(frame, look), renderScale(frame, look)];
  const pin = { x: hotel.x - 16, y: hotel.y - pinHeight, width: 32, height: pinHeight };
  const disc = airport === null ? [] : [discOf(airport)];
  const around = [...pieces.map(({ box }) => box), pin, ...disc];
  const hotelLabel = renderHotelLabel(frame, hotel, marks.hotel, around, look);
  const taken = [...around, hotelLabel.box];
  const code = marks.airport && renderAirportCode(frame, airport, marks.airport.code, taken, look);
  const names = renderLabels(frame, marks, code === null ? taken : [...taken, code.box], look);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${frame.width} ${frame.height}">`,
    `<rect width="100%" height="100%" fill="${colours.sea}"/>`,
    ...tiles.map((tile, at) => renderTile(tile, at, colours)),
    airport === null ? '' : renderWay(airport, hotel, colours),
    ...names,
    airport === null ? '' : renderAirport(airport, colours),
    code?.markup ?? '',
    renderPin(hotel, colours),
    hotelLabel.markup,
    ...pieces.map(({ markup }) => markup),
    '</svg>',
  ].join('');
}

/** A tile is cut at its edges, half a pixel later, so that neither the outline of the cut nor a seam is seen. */
function renderTile({ left, top, side, land, borders }: TileShapes, at: number, colours: MapColours): string {
  if (land.length === 0 && borders.length === 0) return '';
  const outlines = land.map((ring) => `${pathOf(ring)}Z`).join('');
  const lines = borders.map(pathOf).join('');
  const cut = `x="${round(left - 0.5)}" y="${round(top - 0.5)}" width="${round(side + 1)}" height="${round(side + 1)}"`;
  return [
    `<clipPath id="tile${at}"><rect ${cut}/></clipPath>`,
    `<defs><path id="land${at}" d="${outlines}"/></defs>`,
    `<g clip-path="url(#tile${at})" fill-rule="evenodd" stroke-linejoin="round">`,
    `<use href="#land${at}" fill="none" stroke="${colours.shelf}" stroke-width="16"/>`,
    `<use href="#land${at}" fill="${colours.land}" stroke="${colours.coast}" stroke-width="1.2"/>`,
    `<path d="${lines}" fill="none" stroke="${colours.border}" stroke-width="1.4" stroke-dasharray="4 3"/>`,
    '</g>',
  ].join('');
}

function renderLabels(
  frame: MapFrame,
  { labels, hotel: { city: hotelCity } }: MapMarks,
  taken: readonly Box[],
  { colours, fonts }: MapLook,
): readonly string[] {
  const zoom = zoomOf(frame);
  const boxes = [...taken];
  const shown: string[] = [];
  const wanted = labels
    .filter(({ type, name }) => {
      const { from, to } = shownLabels[type];
      return zoom >= from && zoom < to && name !== hotelCity;
    })
    .toSorted((one, other) => other.hotels - one.hotels);
  for (const { type, name, ...position } of wanted) {
    if (shown.length === maxLabels) break;
    const point = projectOnto(frame, position);
    if (!isShown(point, frame)) continue;
    const { size } = shownLabels[type];
    const text = outlineText(type === 'city' ? fonts.text : fonts.strong, name, size);
    const isCity = type === 'city';
    // A city is a dot with its name below; the name of a land or a region lies across it.
    const top = isCity ? point.y - dotRadius : point.y - size / 2;
    const height = isCity ? size + 2 * dotRadius + 2 : size;
    const box = { x: point.x - text.width / 2, y: top, width: text.width, height };
    if (!isFree(box, boxes, frame)) continue;
    boxes.push(box);
    const baseline = { x: box.x, y: box.y + height - size * 0.14 };
    const words = renderText(text, baseline, isCity ? colours.inkSoft : colours.ink, colours.land);
    shown.push(isCity ? words + renderDot(point, colours) : words);
  }
  return shown;
}

function renderDot({ x, y }: Pixel, { inkSoft, land }: MapColours): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${dotRadius}" fill="${inkSoft}" stroke="${land}"/>`;
}

function isShown({ x, y }: Pixel, { width, height }: MapFrame): boolean {
  return x > 0 && y > 0 && x < width && y < height;
}

/** The hotel's name over its city, on a plate below its pin, or above it where that hides something. */
function renderHotelLabel(
  frame: MapFrame,
  point: Pixel,
  { name, city }: MapMarks['hotel'],
  taken: readonly Box[],
  { colours, fonts }: MapLook,
): Piece {
  const title = outlineText(fonts.strong, shorten(name), 13);
  const place = outlineText(fonts.text, shorten(city), 11.5);
  const width = Math.max(title.width, place.width) + 20;
  const plateAt = (y: number) => moveInside({ x: point.x - width / 2, y, width, height: plateHeight }, frame);
  const below = plateAt(point.y + 8);
  const above = plateAt(point.y - pinHeight - 8 - plateHeight);
  const box = [below, above].find((each) => isFree(each, taken, frame)) ?? below;
  const middle = box.x + width / 2;
  const plate = `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(width)}" height="${plateHeight}" rx="8" fill="${colours.paper}" stroke="${colours.border}"/>`;
  const lines = [
    renderText(title, { x: middle - title.width / 2, y: box.y + 18.5 }, colours.ink),
    renderText(place, { x: middle - place.width / 2, y: box.y + 34.5 }, colours.inkSoft),
  ];
  return { markup: plate + lines.join(''), box };
}

/** The code of an airport next to its sign, where it is free; left out where it is not. */
function renderAirportCode(
  frame: MapFrame,
  point: Pixel | null,
  code: string,
  taken: readonly Box[],
  { colours, fonts }: MapLook,
): Piece | null {
  if (point === null) return null;
  const text = outlineText(fonts.strong, code, 13);
  const around = boxesAround(point, { width: text.width, height: 14 }, airportRadius + 7);
  const box = around.find((each) => isFree(each, taken, frame));
  if (box === undefined) return null;
  return { markup: renderText(text, { x: box.x, y: box.y + 12 }, colours.ink, colours.land), box };
}

/** A plane on a disc. */
function renderAirport({ x, y }: Pixel, colours: MapColours): string {
  return [
    `<g transform="translate(${round(x)} ${round(y)})">`,
    `<circle r="${airportRadius}" fill="${colours.ink}" stroke="${colours.paper}" stroke-width="2"/>`,
    `<path d="${plane}" transform="scale(0.62) translate(-12 -12)" fill="${colours.paper}"/>`,
    '</g>',
  ].join('');
}

/** The outline of the icon that the shop shows with flights (Lucide, ISC). */
const plane =
  'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z';

/** The straight line between airport and hotel; the road is not known. */
function renderWay(from: Pixel, to: Pixel, { ink }: MapColours): string {
  return `<path d="${pathOf([from, to])}" fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="0.1 6"/>`;
}

function renderPin({ x, y }: Pixel, { accent, onAccent, paper }: MapColours): string {
  return [
    `<g transform="translate(${round(x)} ${round(y)})">`,
    `<path d="M0 0C-10-12-15-18-15-26a15 15 0 0 1 30 0C15-18 10-12 0 0Z" fill="${accent}" stroke="${paper}" stroke-width="2"/>`,
    `<circle cy="-26" r="5.5" fill="${onAccent}"/>`,
    '</g>',
  ].join('');
}

function renderAttribution(frame: MapFrame, { attribution, colours, fonts }: MapLook): Piece {
  const text = outlineText(fonts.text, attribution, 9.5);
  const box = { x: 8, y: frame.height - 20, width: text.width, height: 12 };
  return { markup: renderText(text, { x: box.x, y: box.y + 9.5 }, colours.inkSoft, colours.land), box };
}

/** Lengths that a scale may have, in kilometres. */
const scaleLengths = [200, 100, 50, 20, 10, 5, 2, 1];

function renderScale(frame: MapFrame, { colours, fonts }: MapLook): Piece {
  const perPixel = kilometresPerPixel(frame);
  const length = scaleLengths.find((each) => each / perPixel <= frame.width / 5) ?? 1;
  const width = length / perPixel;
  const text = outlineText(fonts.text, `${length} km`, 10.5);
  const box = { x: frame.width - 12 - width, y: frame.height - 28, width, height: 20 };
  const bar = `M${round(box.x)} ${frame.height - 13}v4h${round(width)}v-4`;
  const label = { x: box.x + (width - text.width) / 2, y: frame.height - 15 };
  return {
    markup:
      `<path d="${bar}" fill="none" stroke="${colours.ink}" stroke-width="1.4"/>` +
      renderText(text, label, colours.ink, colours.land),
    box,
  };
}

/** @param halo colour around the letters, where they lie on the map itself */
function renderText({ path }: OutlinedText, { x, y }: Pixel, fill: string, halo?: string): string {
  const around =
    halo === undefined
      ? ''
      : ` stroke="${halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`;
  return `<path transform="translate(${round(x)} ${round(y)})" d="${path}" fill="${fill}"${around}/>`;
}

function discOf({ x, y }: Pixel): Box {
  const side = 2 * airportRadius;
  return { x: x - airportRadius, y: y - airportRadius, width: side, height: side };
}

function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= maxNameCharacters) return text;
  return `${characters
    .slice(0, maxNameCharacters - 1)
    .join('')
    .trimEnd()}…`;
}

/** Steps from point to point, to a tenth of a pixel: shorter than their places. */
function pathOf([first, ...others]: readonly Pixel[]): string {
  if (first === undefined) return '';
  let at = { x: round(first.x), y: round(first.y) };
  let path = `M${at.x} ${at.y}`;
  for (const { x, y } of others) {
    const step = { x: round(x - at.x), y: round(y - at.y) };
    if (step.x === 0 && step.y === 0) continue;
    at = { x: at.x + step.x, y: at.y + step.y };
    path += `l${step.x} ${step.y}`;
  }
  return path;
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
