import type { Handover } from '../site/page-answer.ts';
import { escapeScriptData } from './escape-html.server.ts';

const serialised = new WeakMap<object, string>();

/**
 * The handover as JSON that may stand inside a script element. Brands and content come as the same objects request after
 * request (caches hand them out frozen in meaning), so each is written once and its text is kept as long as the object.
 */
export function serialiseHandover({ visit, frame, page, path }: Handover): string {
  const { brand, ...rest } = visit;
  const { props, ...answer } = page;
  return (
    `{"visit":{"brand":${serialiseOnce(brand)},${withoutBraces(rest)}},` +
    `"frame":{"topNavigation":${serialiseOnce(frame.topNavigation)},"footer":${serialiseOnce(frame.footer)}},` +
    `"page":{"props":${serialiseOnce(props)},${withoutBraces(answer)}},"path":${serialiseOnce(path)}}`
  );
}

function serialiseOnce(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escapeScriptData(JSON.stringify(value ?? null));
  let text = serialised.get(value);
  if (text === undefined) {
    text = escapeScriptData(JSON.stringify(value));
    serialised.set(value, text);
  }
  return text;
}

function withoutBraces(value: object): string {
  return escapeScriptData(JSON.stringify(value).slice(1, -1));
}
