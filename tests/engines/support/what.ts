/** A text in full, or a pattern that it contains. */
export type Pattern = string | RegExp;

/** One step towards an element, inside what the step before has found. */
type Step =
  | { readonly role: string; readonly name?: Pattern }
  | { readonly label: Pattern }
  | { readonly css: string; readonly text?: Pattern }
  /** The document of a frame of the shop's own. */
  | { readonly frame: string };

/** What a shopper sees on the page: the visible elements that the steps lead to. `at` counts from 0. */
export interface What {
  readonly steps: readonly Step[];
  readonly at?: number;
}

/** Elements of a role, by the name that a screen reader says. */
export const role = (role: string, name?: Pattern): What => ({
  steps: [{ role, ...(name === undefined ? {} : { name }) }],
});
export const button = (name: Pattern): What => role('button', name);
export const link = (name: Pattern): What => role('link', name);
export const heading = (name: Pattern): What => role('heading', name);
export const dialog = (name: Pattern): What => role('dialog', name);
/** A field by its label. */
export const field = (label: Pattern): What => ({ steps: [{ label }] });
/** Elements that have no role of their own, by a selector and the text in them. */
export const part = (css: string, text?: Pattern): What => ({
  steps: [{ css, ...(text === undefined ? {} : { text }) }],
});
export const frame = (css: string): What => ({ steps: [{ frame: css }] });
/** Something inside something else. */
export const inside = (outer: What, inner: What): What => ({
  steps: [...outer.steps, ...inner.steps],
  ...(inner.at === undefined ? {} : { at: inner.at }),
});
export const nth = (what: What, at: number): What => ({ ...what, at });

/** Source of an expression that is the same in the page; patterns do not survive JSON. */
export function toSource({ steps, at = 0 }: What): string {
  const listed = steps.map((step) => {
    const pairs = Object.entries(step).map(([key, value]) => {
      return `${key}: ${value instanceof RegExp ? String(value) : JSON.stringify(value)}`;
    });
    return `{ ${pairs.join(', ')} }`;
  });
  return `{ steps: [${listed.join(', ')}], at: ${at} }`;
}
