import { acts } from '../../content-modules/registry/acts.ts';
import type { ContentPageProps } from '../../site/content-page-props.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { Handover } from '../../site/page-answer.ts';
import { escapeScriptData } from './escape-html.server.ts';

/** Bytes of objects that were handed over more than once. */
const serialised = new WeakMap<object, Buffer>();
const seen = new WeakSet<object>();

/**
 * The handover as JSON that may stand inside a script element, in pieces. Brands, content, hotels and masks come as the same
 * objects request after request (caches hand them out frozen in meaning), so the bytes of each are kept as long as the object
 * from the second time on: a page with one letter beyond Latin-1 is expensive to encode.
 */
export function serialiseHandover({ visit, frame, page, path }: Handover): (string | Buffer)[] {
  const { brand, ...rest } = visit;
  const { props, notices, isShared: _, ...answer } = page;
  return [
    '{"visit":{"brand":',
    serialise(brand),
    `,${withoutBraces(rest)}},"frame":{"topNavigation":`,
    serialise(frame.topNavigation),
    ',"footer":',
    serialise(frame.footer && leaveProps(frame.footer)),
    '},"page":{"props":',
    ...serialiseProps(page.view === 'content' ? leaveServed(page.props) : props),
    ...(notices === undefined ? [] : [',"notices":', serialise(listServed(notices))]),
    `,${withoutBraces(answer)}},"path":${escapeScriptData(JSON.stringify(path))}}`,
  ];
}

/** Props of a page are mostly new, what they consist of is often known. */
function serialiseProps(props: unknown): (string | Buffer)[] {
  if (typeof props !== 'object' || props === null || seen.has(props)) return [serialise(props)];
  seen.add(props);
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  const pieces = entries.flatMap(([name, value], at) => [
    `${at === 0 ? '' : ','}${escapeScriptData(JSON.stringify(name))}:`,
    serialise(value),
  ]);
  return ['{', ...pieces, '}'];
}

function serialise(value: unknown): string | Buffer {
  if (typeof value !== 'object' || value === null) return escapeScriptData(JSON.stringify(value ?? null));
  const known = serialised.get(value);
  if (known !== undefined) return known;
  const text = escapeScriptData(JSON.stringify(value));
  if (!seen.has(value)) {
    seen.add(value);
    return text;
  }
  const bytes = Buffer.from(text);
  serialised.set(value, bytes);
  return bytes;
}

function withoutBraces(value: object): string {
  return escapeScriptData(JSON.stringify(value).slice(1, -1));
}

const served = new WeakMap<object, object>();

/** The same object for the same, so that its bytes can be kept. */
function remember<Value extends object, Made extends object>(value: Value, make: () => Made): Made {
  const known = served.get(value) as Made | undefined;
  if (known !== undefined) return known;
  const made = make();
  served.set(value, made);
  return made;
}

function leaveServed(content: ContentPageProps): object {
  return remember(content, () => ({ ...content, modules: listServed(content.modules) }));
}

/** Modules without the props of those that stay as they were served (ADR 0020). */
function listServed(modules: readonly ModuleInstance[]): readonly ModuleInstance[] {
  return remember(modules, () => modules.map((module) => (acts(module.type) ? module : leaveProps(module))));
}

function leaveProps(module: ModuleInstance): ModuleInstance {
  return remember(module, () => ({ ...module, props: {}, isServed: true as const }));
}
