/** Forms, whose code and texts are loaded where a page has one (`contentForms` in `app/views.ts`). */
const forms: ReadonlySet<string> = new Set([
  'complaintForm',
  'newsletterSubscribe',
  'newsletterUnsubscribe',
  'newsletterCustomerEdit',
]);

const interactive: ReadonlySet<string> = new Set([
  'ancillariesNotice',
  'heroSlider',
  'navigationTabs',
  ...forms,
]);

/**
 * Whether React has anything to do in a module of this type where it was served: state, handlers. All others are markup,
 * links, what the browser does by itself, and what the boot script runs (a countdown, the last search): they stay as they
 * were served, and neither their props nor their code travel (ADR 0020).
 */
export function isInteractive(type: string): boolean {
  return interactive.has(type);
}

/** Whether a module is a form. */
export function isForm(type: string): boolean {
  return forms.has(type);
}
