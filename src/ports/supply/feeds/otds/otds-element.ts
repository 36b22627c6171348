import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { readDay, readWhole } from '../records/feed-value.ts';

/** The text of an element without white space around it, which has nothing else but these attributes. @throws FeedError */
export function textOf(element: XmlElement, ...attributes: readonly string[]): string {
  refuseOtherAttributes(element, attributes);
  const [child] = element.children;
  if (child !== undefined) refuse(`${element.name} has ${child.name}, which is not taken`, child.line);
  const text = element.text?.trim() ?? '';
  return text === '' ? refuse(`${element.name} is empty`, element.line) : text;
}

/** @throws FeedError */
export function keyOf(element: XmlElement): string {
  const key = element.attributes.Key ?? '';
  return /^[A-Za-z0-9._|+-]+$/.test(key)
    ? key
    : refuse(`${element.name} Key '${key}' is not a key`, element.line);
}

/** What happens to a node that is there already; `New`, which replaces it, where nothing is said. @throws FeedError */
export function updateModeOf(element: XmlElement): 'New' | 'Merge' | 'Delete' {
  const mode = element.attributes.UpdateMode ?? 'New';
  if (mode === 'New' || mode === 'Merge' || mode === 'Delete') return mode;
  return refuse(`${element.name} UpdateMode '${mode}' is none of New, Merge and Delete`, element.line);
}

/** Attributes that an element without a text may have. @throws FeedError */
export function requireAttributes(element: XmlElement, ...known: readonly string[]): void {
  refuseOtherAttributes(element, known);
  const text = element.text?.trim() ?? '';
  if (text !== '') refuse(`${element.name} has the text '${text}', which is not taken`, element.line);
}

/** A Source other than the component itself is another one's. */
function refuseOtherAttributes(element: XmlElement, known: readonly string[]): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name === 'Source' && value === 'ThisComponent') continue;
    if (!known.includes(name)) refuse(`${element.name} ${name} '${value}' is not taken`, element.line);
  }
}

/** Children by name, each at most once, of an element that has nothing else but these attributes. @throws FeedError */
export function readParts(
  element: XmlElement,
  names: readonly string[],
  ...attributes: readonly string[]
): Readonly<Record<string, XmlElement | undefined>> {
  requireAttributes(element, ...attributes);
  const parts: Record<string, XmlElement> = {};
  for (const child of element.children) {
    if (!names.includes(child.name))
      refuse(`${element.name} has ${child.name}, which is not taken`, child.line);
    if (parts[child.name] !== undefined) refuse(`${element.name} has two ${child.name}`, child.line);
    parts[child.name] = child;
  }
  return parts;
}

/** Bounds of a condition, both included; missing ones do not bound. @throws FeedError */
export function readDayBounds(element: XmlElement, ...attributes: readonly string[]) {
  const { Min, Max } = readParts(element, ['Min', 'Max'], ...attributes);
  return {
    min: Min === undefined ? null : readDay(`${element.name} Min`, textOf(Min), Min.line),
    max: Max === undefined ? null : readDay(`${element.name} Max`, textOf(Max), Max.line),
  };
}

/** @throws FeedError */
export function readCount(element: XmlElement, most: number): number {
  return readWhole(element.name, textOf(element), 0, most, element.line);
}
