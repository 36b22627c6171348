import { STAFF_ROLES } from '../../domain/staff/staff.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import type { AuditLine } from './audit-line.ts';

/** A fact in words; '' for one that goes without saying. Of a list its length is told. */
export type FactFormatter = (value: string, texts: Texts, language: Language) => string;

const restoredTo = ['draft', 'live'];

/** Facts that the log keeps of accounts and documents, in the order they are told. */
const factFormatters: Readonly<Record<string, FactFormatter>> = {
  role: (role, texts) =>
    (STAFF_ROLES as readonly string[]).includes(role) ? texts(`office.role.${role}`) : role,
  failures: (n, texts) => texts('office.failures', { n: Number(n) }),
  by: (means, texts) => (means === 'passkey' ? texts('office.byPasskey') : means),
  name: (name) => name,
  host: (host) => host,
  version: (n, texts) => texts('office.version', { n: Number(n) }),
  to: (place, texts) => (restoredTo.includes(place) ? texts(`office.restoredTo.${place}`) : place),
  for: (moment, _texts, language) => formatDateTime(new Date(moment), language, SHOP_TIME_ZONE),
  // Which document, and which of its drafts, is told to programs alone: its address is the line's subject.
  documentId: () => '',
  revision: () => '',
  copyOf: (_id, texts) => texts('office.asCopy'),
  problems: (n, texts) => texts('office.problems', { n: Number(n) }),
  note: (note) => note,
};

/** What a deed says beside what was done. */
export interface FormattedAuditEntry {
  readonly words: readonly string[];
  /** Facts of another version, as they were written down. */
  readonly unknown: readonly string[];
}

/** @param further tells the facts that other features write down */
export function formatAuditEntry(
  facts: AuditLine['facts'],
  texts: Texts,
  language: Language,
  further: Readonly<Record<string, FactFormatter>>,
): FormattedAuditEntry {
  const known = { ...further, ...factFormatters };
  const tell = ([name, telling]: readonly [string, FactFormatter]) => {
    const fact = facts[name];
    return telling(String(Array.isArray(fact) ? fact.length : fact), texts, language);
  };
  return {
    words: Object.entries(known)
      .filter(([name]) => Object.hasOwn(facts, name))
      .map(tell)
      .filter((words) => words !== ''),
    unknown: Object.entries(facts)
      .filter(([name]) => !Object.hasOwn(known, name))
      .map(([name, fact]) => `${name}: ${typeof fact === 'string' ? fact : JSON.stringify(fact)}`),
  };
}
