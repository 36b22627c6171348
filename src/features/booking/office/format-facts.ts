import { z } from 'zod';
import { isCurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatDecision } from './format-decision.ts';
import { formatCode } from './words/format-code.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Formatters for the facts of timeline events, in display order. */
const formatters: Readonly<Record<string, (value: unknown, texts: Texts, facts: Facts) => string>> = {
  change: (code, texts) => formatCode('change', String(code), texts),
  reason: (code, texts) => formatCode('reason', String(code), texts),
  refundReason: (code, texts) => formatCode('refundReason', String(code), texts),
  failure: (code, texts) => formatCode('failure', String(code), texts),
  state: (code, texts) => formatCode('state', String(code), texts),
  in: (code, texts) => formatCode('state', String(code), texts),
  unanswered: (calls, texts) => texts('office.tries', { n: Number(calls) }),
  seconds: (seconds) => formatMinutes(Number(seconds)),
  to: (code, texts) => formatDecision(String(code), texts),
  about: (code, texts) => formatCode('attention', String(code), texts),
  notice: (kind, texts) => texts(`office.notice.kind.${kind}`),
  answer: (state, texts) => texts(`office.notice.state.${state}`),
  answeredBy: (by, texts) => texts(`office.notice.by.${by}`),
  changedBy: (name, texts) => texts('office.changedByPhone', { name: String(name) }),
  role: (role, texts) => texts(`office.role.${role}`),
  mail: (code, texts) => formatCode('mail', String(code), texts),
  voucher: (offered, texts) => formatOffered(offered, texts),
  read: (words) => String(words),
  // The note goes when a booking is anonymised, its author stays.
  note: (note, texts, { by = '' }) =>
    note === '' ? String(by) : texts('office.said', { by: String(by), note: String(note) }),
};

/** Facts that are shown together with another one: the author with the note. */
const shownWith: Readonly<Record<string, string>> = { by: 'note' };

/** The facts of a timeline event as texts. */
export interface FormattedFacts {
  readonly words: readonly string[];
  /** Facts of another version, unchanged. */
  readonly unknown: readonly string[];
}

export function formatFacts(facts: Facts, texts: Texts): FormattedFacts {
  const isShown = (name: string) => name in formatters || (shownWith[name] ?? '') in facts;
  return {
    words: Object.entries(formatters)
      .filter(([name]) => name in facts)
      .map(([name, format]) => format(facts[name], texts, facts)),
    unknown: Object.entries(facts)
      .filter(([name]) => !isShown(name))
      .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`),
  };
}

/** A voucher in place of money, as the timeline stores it. */
function formatOffered(offered: unknown, texts: Texts): string {
  const { success, data } = offeredShape.safeParse(offered);
  if (!success) return JSON.stringify(offered);
  const { amount, bonus, currency } = data;
  return texts('office.voucherOffer.fact', {
    amount: formatAmount(amount, currency),
    worth: formatAmount(amount + bonus, currency),
  });
}

const offeredShape = z.object({
  amount: z.number(),
  bonus: z.number(),
  currency: z.string().refine(isCurrencyCode),
});

/** Formats seconds as minutes, rounded up. */
const formatMinutes = (seconds: number) => `${Math.ceil(seconds / 60)}\u00a0min`;
