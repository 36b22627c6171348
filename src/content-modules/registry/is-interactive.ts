const forms: ReadonlySet<string> = new Set([
  'newsletterSubscribe',
  'newsletterUnsubscribe',
  'newsletterCustomerEdit',
]);
const acting: ReadonlySet<string> = new Set(['ancillariesNotice', 'heroSlider', 'navigationTabs', ...forms]);

/** Modules with a form: a served page loads their code and texts only where one of them is placed. */
export function isForm(type: string): boolean {
  return forms.has(type);
}

/**
 * Whether React has anything to do in a module of this type where it was served: state, handlers. All others are markup,
 * links, what the browser does by itself, and what the boot script runs (a countdown, the last search): they stay as they
 * were served, and neither their props nor their code travel (ADR 0020).
 */
export function isInteractive(type: string): boolean {
  return acting.has(type);
}
