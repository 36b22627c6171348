import { STAFF_ROLES } from '../../domain/staff/staff.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import type { AuditLine } from './audit-line.ts';

/** Formats a fact; returns '' for a fact that is not shown. For a list it shows the length. */
export type FactFormatter = (value: string, texts: Texts, language: Language) => string;

const restoredTo = ['draft', 'live'];

/** Formatters for the facts of accounts and documents, in display order. */
const factFormatters: Readonly<Record<string, FactFormatter>> = {
  role: (role, texts) =>
    (STAFF_ROLES as readonly string[]).includes(role) ? texts(`office.role.${role}`) : role,
  brands: (keys, texts) => (keys === '' ? texts('office.everyBrand') : keys.split(' ').join(', ')),
  found: (n, texts) => texts('office.found', { n: Number(n) }),
  failures: (n, texts) => texts('office.failures', { n: Number(n) }),
  by: (method, texts) => (method === 'passkey' ? texts('office.byPasskey') : method),
  name: (name) => name,
  host: (host) => host,
  version: (n, texts) => texts('office.version', { n: Number(n) }),
  to: (place, texts) => (restoredTo.includes(place) ? texts(`office.restoredTo.${place}`) : place),
  for: (moment, _texts, language) => formatDateTime(new Date(moment), language, SHOP_TIME_ZONE),
  // Document and draft ids are for programs only: the entry's subject already shows the document's address.
  documentId: () => '',
  revision: () => '',
  copyOf: (_id, texts) => texts('office.asCopy'),
  problems: (n, texts) => texts('office.problems', { n: Number(n) }),
  note: (note) => note,
};

/** The facts of an audit entry as texts, in addition to its action. */
export interface FormattedAuditEntry {
  readonly words: readonly string[];
  /** Facts of another version, unchanged. */
  readonly unknown: readonly string[];
}

/** @param further formats the facts that other features record */
export function formatAuditEntry(
  facts: AuditLine['facts'],
  texts: Texts,
  language: Language,
  further: Readonly<Record<string, FactFormatter>>,
): FormattedAuditEntry {
  const known = { ...further, ...factFormatters };
  const formatFact = ([name, format]: readonly [string, FactFormatter]) => {
    const fact = facts[name];
    return format(String(Array.isArray(fact) ? fact.length : fact), texts, language);
  };
  return {
    words: Object.entries(known)
      .filter(([name]) => Object.hasOwn(facts, name))
      .map(formatFact)
      .filter((words) => words !== ''),
    unknown: Object.entries(facts)
      .filter(([name]) => !Object.hasOwn(known, name))
      .map(([name, fact]) => `${name}: ${typeof fact === 'string' ? fact : JSON.stringify(fact)}`),
  };
}
