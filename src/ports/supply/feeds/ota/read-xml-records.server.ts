import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { feedLimits } from '../../../../defaults.ts';
import { FeedError, type FeedStream, refuse } from '../records/feed-record.ts';
import type { XmlElement } from './xml-element.ts';

/** An element with everything in it, or why it, or the rest of the file, could not be read. */
export type XmlRecord = { readonly element: XmlElement } | { readonly fault: FeedError };

type OpenElement = Omit<XmlElement, 'text'> & {
  readonly children: XmlElement[];
  readonly isContainer: boolean;
  /** A container in which nothing has been found. */
  isEmpty: boolean;
  text?: string;
};

/**
 * Reads the elements that lie directly in the named containers, one after the other; the outermost element has to be a
 * container. The rest of the file is not stored. Document types are refused, and with them entities other than XML's
 * own five.
 * With `yieldsEmptyContainers` a container in which nothing is comes as an element itself.
 * A file that is not well-formed gives what came before the fault, then the fault.
 */
export async function* readXmlRecords(
  stream: FeedStream,
  containers: ReadonlySet<string>,
  { keepsText = false, yieldsEmptyContainers = false } = {},
): AsyncGenerator<XmlRecord> {
  const reader = collectRecords(containers, keepsText, yieldsEmptyContainers);
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of stream) {
      reader.write(decode(decoder, chunk, reader.line()));
      yield* reader.takeRecords();
    }
    reader.write(decode(decoder, undefined, reader.line()));
    reader.end();
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    yield* reader.takeRecords();
    yield { fault: error };
    return;
  }
  yield* reader.takeRecords();
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, line: number): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    return refuse('the file is not UTF-8 from here on', line);
  }
}

function collectRecords(containers: ReadonlySet<string>, keepsText: boolean, yieldsEmptyContainers: boolean) {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let records: XmlRecord[] = [];
  let justClosed: XmlRecord | null = null;
  let elementsOfRecord = 0;
  let position = 0;
  let lastTag = 0;

  parser.on('error', (error) => {
    // The parser reports a wrong closing tag after the element it closes: that element is incomplete.
    if (/unexpected close tag/.test(error.message))
      records = records.filter((record) => record !== justClosed);
    refuse(explain(error, open), parser.line);
  });
  parser.on('doctype', () =>
    refuse('the file has a document type (DOCTYPE), which is not taken', parser.line),
  );
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
      refuse(`the file is encoded in ${encoding}, not in UTF-8`, parser.line);
  });
  parser.on('opentag', (tag) => {
    lastTag = position;
    const parent = open.at(-1) ?? null;
    const isContainer = containers.has(tag.local) && (parent?.isContainer ?? true);
    if (parent === null && !isContainer) refuse(`${tag.local} is not a message that is taken`, parser.line);
    if (open.length >= feedLimits.maxXmlDepth)
      refuse(`${tag.local} is nested deeper than ${feedLimits.maxXmlDepth} elements`, parser.line);
    elementsOfRecord = parent?.isContainer ? 1 : elementsOfRecord + 1;
    const attributes = plainAttributes(Object.values(tag.attributes));
    open.push({
      name: tag.local,
      line: parser.line,
      attributes,
      children: [],
      parent,
      isContainer,
      isEmpty: true,
    });
    if (parent !== null) parent.isEmpty = false;
  });
  if (keepsText) {
    const keep = (text: string): void => {
      const inside = open.at(-1);
      if (inside !== undefined && !inside.isContainer) inside.text = (inside.text ?? '') + text;
    };
    parser.on('text', keep);
    parser.on('cdata', keep);
  }
  parser.on('closetag', () => {
    lastTag = position;
    const element = open.pop();
    const parent = open.at(-1);
    justClosed = null;
    if (element === undefined || parent === undefined) return;
    if (element.isContainer && !(element.isEmpty && yieldsEmptyContainers)) return;
    if (parent.isContainer) {
      justClosed = wholeRecord(element, elementsOfRecord);
      records.push(justClosed);
    } else if (elementsOfRecord <= feedLimits.maxXmlElements) parent.children.push(element);
  });

  return {
    line: () => parser.line,
    write(text: string): void {
      for (let start = 0; start < text.length; start += feedLimits.maxXmlGapLength) {
        const part = text.slice(start, start + feedLimits.maxXmlGapLength);
        parser.write(part);
        position += part.length;
        if (position - lastTag > 2 * feedLimits.maxXmlGapLength)
          refuse('a text, comment or attribute is too long', parser.line);
      }
    },
    end: (): void => void parser.close(),
    takeRecords(): readonly XmlRecord[] {
      const taken = records;
      records = [];
      return taken;
    },
  };
}

/** Without declarations of namespaces, which say nothing by themselves. */
function plainAttributes(attributes: readonly SaxesAttributeNS[]): Record<string, string> {
  return Object.fromEntries(
    attributes
      .filter(({ prefix, local }) => prefix === '' && local !== 'xmlns')
      .map(({ local, value }) => [local, value]),
  );
}

function wholeRecord(element: XmlElement, elements: number): XmlRecord {
  if (elements <= feedLimits.maxXmlElements) return { element };
  return {
    fault: new FeedError(`${element.name} has more than ${feedLimits.maxXmlElements} elements`, element.line),
  };
}

/** Messages of the parser begin with the line and column, which the fault reports separately. */
function explain(error: Error, open: readonly XmlElement[]): string {
  const reason = error.message.replace(/^[^ ]*\d+:\d+: /, '').replace(/\.$/, '');
  if (!/unclosed tag|unexpected end|document must contain a root/.test(reason)) {
    return `the file is not well-formed XML: ${reason}`;
  }
  const inside = open.at(-1);
  return inside === undefined
    ? 'the file ends before it begins'
    : `the file is cut off within ${inside.name}`;
}
