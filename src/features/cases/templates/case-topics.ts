/** What an answer can begin with; the text id of its default is `mail.case.template.{topic}`. */
export const CASE_TOPICS = ['documents', 'question', 'refusal', 'compensation', 'thanks'] as const;
export type CaseTopic = (typeof CASE_TOPICS)[number];

/** A text that answers begin with, in one language. */
export interface CaseTemplate {
  readonly topic: CaseTopic;
  readonly body: string;
  /** True where staff have changed what comes with the shop. */
  readonly isChanged: boolean;
}

/** Words in braces that a template may hold, and what they become. */
export const PLACEHOLDERS = ['name', 'number', 'amount'] as const;

/** Fills in a template; an amount that nobody has granted stays a gap for staff to fill. */
export function fillTemplate(
  body: string,
  values: Readonly<Record<(typeof PLACEHOLDERS)[number], string>>,
): string {
  return PLACEHOLDERS.reduce((text, name) => text.replaceAll(`{${name}}`, () => values[name]), body);
}
