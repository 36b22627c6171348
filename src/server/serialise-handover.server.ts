import type { Handover } from '../site/page-answer.ts';
import { escapeScriptData } from './escape-html.server.ts';

const serialised = new WeakMap<object, Buffer>();

/**
 * The handover as JSON that may stand inside a script element, in pieces. Brands and content come as the same objects
 * request after request (caches hand them out frozen in meaning), so each is written and encoded once and its bytes are
 * kept as long as the object: a page with one letter beyond Latin-1 is expensive to encode.
 */
export function serialiseHandover({ visit, frame, page, path }: Handover): (string | Buffer)[] {
  const { brand, ...rest } = visit;
  const { props, ...answer } = page;
  return [
    '{"visit":{"brand":',
    serialiseOnce(brand),
    `,${withoutBraces(rest)}},"frame":{"topNavigation":`,
    serialiseOnce(frame.topNavigation),
    ',"footer":',
    serialiseOnce(frame.footer),
    '},"page":{"props":',
    serialiseOnce(props),
    `,${withoutBraces(answer)}},"path":${escapeScriptData(JSON.stringify(path))}}`,
  ];
}

function serialiseOnce(value: unknown): string | Buffer {
  if (typeof value !== 'object' || value === null) return escapeScriptData(JSON.stringify(value ?? null));
  const known = serialised.get(value);
  if (known !== undefined) return known;
  const bytes = Buffer.from(escapeScriptData(JSON.stringify(value)));
  serialised.set(value, bytes);
  return bytes;
}

function withoutBraces(value: object): string {
  return escapeScriptData(JSON.stringify(value).slice(1, -1));
}
