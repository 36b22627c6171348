import { refuse } from '../records/feed-record.ts';

/** An element of a message. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly line: number;
  /** Attributes without a namespace of their own. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, where the reader of the format asks for it: OTA messages use attributes only. */
  readonly text?: string;
  /** The element around it; around a record only names and attributes are stored. */
  readonly parent: XmlElement | null;
}

/** @returns the attribute's value without white space around it, undefined where it is missing */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  return Object.hasOwn(element.attributes, name) ? element.attributes[name]?.trim() : undefined;
}

/** @throws FeedError where it is missing or empty */
export function requireAttribute(element: XmlElement, name: string): string {
  const value = attributeOf(element, name);
  if (value === undefined || value === '') refuse(`${element.name} has no ${name}`, element.line);
  return value;
}

/** OTA booleans are `true`, `false`, `1` and `0`; null where it is missing. @throws FeedError for anything else */
export function flagOf(element: XmlElement, name: string): boolean | null {
  const value = attributeOf(element, name);
  if (value === undefined) return null;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return refuse(`${element.name} ${name} '${value}' is neither true nor false`, element.line);
}

/** All elements at a path of names below the element. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  const [name, ...rest] = path;
  if (name === undefined) return [element];
  return element.children
    .filter((child) => child.name === name)
    .flatMap((child) => elementsAt(child, ...rest));
}
