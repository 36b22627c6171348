import type { Texts } from '../../../texts/texts.ts';
import type { PaperKind } from '../model/papers.ts';
import { RESOLUTIONS } from './staff-changes.ts';

const papers = {
  confirmation: 'papers.confirmation.title',
  invoice: 'papers.invoice.title',
  certificate: 'papers.certificate.title',
  'standard-information': 'papers.standard.title',
  calendar: 'papers.calendar.file',
} as const satisfies Record<PaperKind, string>;

const resolutions: readonly string[] = RESOLUTIONS;

/** What staff decided about a booking, as the button says that they pressed. */
export function nameDecision(decision: string, texts: Texts): string {
  if (decision === 'retry' || decision === 'cancel') return texts(`office.${decision}`);
  return resolutions.includes(decision) ? texts(`office.resolve.${decision}`) : decision;
}

/** Facts that the audit log keeps of deeds in bookings, in words; '' for what goes without saying. */
export const decisionTellings: Readonly<Record<string, (value: string, texts: Texts) => string>> = {
  decision: nameDecision,
  outcome: (outcome, texts) =>
    outcome === 'not-possible' || outcome === 'moved' ? texts(`office.undone.${outcome}`) : '',
  paper: (kind, texts) => (Object.hasOwn(papers, kind) ? texts(papers[kind as PaperKind]) : kind),
};
