import type { ModuleContext } from '../../content-modules/definition/module-context.ts';
import type { ModuleDefinition } from '../../content-modules/definition/module-definition.server.ts';
import { findModuleDefinition } from '../../content-modules/registry/registry.server.ts';
import type { FindTeaserOffer, TeaserOffer, TeaserQuestion } from '../../domain/search/teaser-offer.ts';
import { dayAt, formatDay } from '../../domain/time/calendar-day.ts';
import { createMinuteCache } from '../../domain/time/minute-cache.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import type { Language } from '../../domain/words/language.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { askOffers } from './ask-offers.server.ts';
import type { DocumentBody } from './content-document.ts';
import { type ResolvedDocument, resolveDocument } from './resolve-document.ts';

/** A document as a page shows it. */
export interface PreparedDocument {
  readonly meta: ResolvedDocument['meta'];
  readonly props: { readonly modules: readonly ModuleInstance[] };
}

/** When a document is shown, in which language, and who knows the prices. */
export interface PrepareOptions {
  readonly language: Language;
  readonly now: Date;
  readonly findOffer: FindTeaserOffer;
}

/**
 * A document in the visitor's language with what depends on the day and on live prices. Gives the same object for the same
 * body and language while day and prices are the same, and of two that differ the same objects for the modules that do not:
 * what is drawn from them can be kept by identity. Modules that this version does not know, or whose stored props do not
 * fit their schema, stay in the document and lose their props: only editors see a note in their place.
 */
export async function prepareDocument(
  body: DocumentBody,
  { language, now, findOffer }: PrepareOptions,
): Promise<PreparedDocument> {
  const resolved = resolveDocument(body, language);
  const plans = planDocument(body, resolved, { language, ...readDay(now) });
  const questions = plans.flatMap((plan) => plan.questions);
  const offers = questions.some((question) => question !== null)
    ? await askOffers(questions, findOffer)
    : questions.map(() => null);
  let at = 0;
  const modules = plans.map((plan) => {
    const own = offers.slice(at, at + plan.questions.length);
    at += own.length;
    return plan.show(own);
  });
  return keepDocument(resolved, modules);
}

const readDay = createMinuteCache((now): Pick<ModuleContext, 'today' | 'month'> => {
  const today = formatDay(dayAt(now, SHOP_TIME_ZONE));
  return { today, month: Number(today.slice(5, 7)) };
});

/** A module of one language and day: what it asks, and what it shows with the answers. */
interface ModulePlan {
  readonly questions: readonly (TeaserQuestion | null)[];
  /** The same object for the same offers as the last time. */
  show(offers: readonly (TeaserOffer | null)[]): ModuleInstance;
}

/** Of each document in one language the plans of one day, the last that was asked for. */
const planned = new WeakMap<
  ResolvedDocument,
  { readonly today: string; readonly plans: readonly ModulePlan[] }
>();

function planDocument(
  body: DocumentBody,
  resolved: ResolvedDocument,
  context: ModuleContext,
): readonly ModulePlan[] {
  const known = planned.get(resolved);
  if (known?.today === context.today) return known.plans;
  const plans = resolved.modules.map((module, at) => planModule(module, body.modules[at]?.props, context));
  planned.set(resolved, { today: context.today, plans });
  return plans;
}

function planModule(module: ModuleInstance, stored: unknown, context: ModuleContext): ModulePlan {
  const definition = findModuleDefinition(module.type);
  if (definition === null) return planFixed({ ...module, props: {} });
  if (!definition.schema.safeParse(stored).success)
    return planFixed({ id: module.id, type: `${module.type}?`, props: {} });
  return definition.prepare === undefined ? planFixed(module) : planPrepared(module, definition, context);
}

function planFixed(module: ModuleInstance): ModulePlan {
  return { questions: [], show: () => module };
}

function planPrepared(
  module: ModuleInstance,
  { ask, prepare }: ModuleDefinition,
  context: ModuleContext,
): ModulePlan {
  // The schema has accepted the stored props; the registry loses that a definition and its own props go together.
  const props = module.props as never;
  let last: { readonly offers: readonly unknown[]; readonly shown: ModuleInstance } | null = null;
  return {
    questions: ask?.(props, context) ?? [],
    show(offers) {
      if (last !== null && hasSameItems(last.offers, offers)) return last.shown;
      const prepared = prepare?.(props, context, offers) as ModuleInstance['props'] | undefined;
      last = { offers, shown: prepared === undefined ? module : { ...module, props: prepared } };
      return last.shown;
    },
  };
}

/** Of each document in one language the last one prepared. */
const prepared = new WeakMap<ResolvedDocument, PreparedDocument>();

function keepDocument(resolved: ResolvedDocument, modules: readonly ModuleInstance[]): PreparedDocument {
  const known = prepared.get(resolved);
  if (known !== undefined && hasSameItems(known.props.modules, modules)) return known;
  const document = { meta: resolved.meta, props: { modules } };
  prepared.set(resolved, document);
  return document;
}

function hasSameItems(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((each, at) => each === now[at]);
}
