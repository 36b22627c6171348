import type { ModuleContext } from '../../content-modules/definition/module-context.ts';
import type { ModuleDefinition } from '../../content-modules/definition/module-definition.server.ts';
import { findModuleDefinition } from '../../content-modules/registry/registry.server.ts';
import { memoryLimits } from '../../defaults.ts';
import type {
  FindTeaserOffer,
  KnownTeaserOffer,
  TeaserOffer,
  TeaserQuery,
} from '../../domain/search/teaser-offer.ts';
import { dayAt, formatDay } from '../../domain/time/calendar-day.ts';
import type { Language } from '../../domain/words/language.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { ContentDocument, DocumentBody } from './content-document.ts';
import { findPageOffers } from './find-page-offers.server.ts';
import { type ResolvedDocument, resolveDocument } from './resolve-document.ts';

/** A document as a page shows it. */
export interface PreparedDocument {
  readonly meta: ResolvedDocument['meta'];
  readonly props: { readonly modules: readonly ModuleInstance[] };
  /** When the oldest of its prices was true, milliseconds since 1970; null without prices. */
  readonly knownAt: number | null;
}

/** A document in one language on one day, before its prices are known. */
export interface DocumentPlan {
  readonly meta: ResolvedDocument['meta'];
  readonly modules: readonly ModulePlan[];
}

/** A module of one language and day: what it asks, and what it shows with the answers. */
interface ModulePlan {
  readonly questions: readonly (TeaserQuery | null)[];
  show(offers: readonly (TeaserOffer | null)[]): ModuleInstance;
}

/** Plans by what they are made of. */
export interface DocumentPlans {
  find(document: Pick<ContentDocument, 'id' | 'version' | 'body'>, at: PlannedFor): DocumentPlan;
}

/** The language of a visit and its moment, of which only the day matters. */
export interface PlannedFor {
  readonly language: Language;
  readonly now: Date;
}

/**
 * Creates a cache of plans, keyed by the document's id and version, the language and the day. To resolve and validate a document takes a
 * third of a content page (ADR 0025).
 */
export function createDocumentPlans(): DocumentPlans {
  const plans = new Map<string, DocumentPlan>();
  return {
    find({ id, version, body }, { language, now }) {
      const key = `${id} ${version} ${language} ${formatDay(dayAt(now))}`;
      const known = plans.get(key);
      if (known !== undefined) return known;
      const plan = planDocument(body, { language, now });
      if (plans.size >= memoryLimits.preparedDocuments) plans.clear();
      plans.set(key, plan);
      return plan;
    },
  };
}

/**
 * Plans a document in the visitor's language. Modules that this version does not know, or whose stored props do not fit their schema,
 * stay in the document and lose their props: only editors see a note in their place.
 */
export function planDocument(body: DocumentBody, { language, now }: PlannedFor): DocumentPlan {
  const { meta, modules } = resolveDocument(body, language);
  const today = formatDay(dayAt(now));
  const context = { language, today, month: Number(today.slice(5, 7)) };
  return {
    meta,
    modules: modules.map((module, at) => planModule(module, body.modules[at]?.props, context)),
  };
}

/** Prepares a planned document with its live prices. */
export async function prepareDocument(
  { meta, modules: plans }: DocumentPlan,
  findOffer: FindTeaserOffer,
): Promise<PreparedDocument> {
  const questions = plans.flatMap((plan) => plan.questions);
  const found = questions.some((question) => question !== null)
    ? await findPageOffers(questions, findOffer)
    : questions.map(() => null);
  const offers = found.map(withoutMoment);
  let at = 0;
  const modules = plans.map((plan) => {
    const own = offers.slice(at, at + plan.questions.length);
    at += own.length;
    return plan.show(own);
  });
  const moments = found.flatMap((offer) => (offer === null ? [] : [offer.knownAt]));
  return { meta, props: { modules }, knownAt: moments.length === 0 ? null : Math.min(...moments) };
}

/** A module whose props changed with each batch would be rendered each time. */
function withoutMoment(found: KnownTeaserOffer | null): TeaserOffer | null {
  if (found === null) return null;
  const { knownAt: _, ...offer } = found;
  return offer;
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
  { buildQueries, prepare }: ModuleDefinition,
  context: ModuleContext,
): ModulePlan {
  // The schema has accepted the stored props; the registry loses that a definition and its own props go together.
  const props = module.props as never;
  return {
    questions: buildQueries?.(props, context) ?? [],
    show(offers) {
      const prepared = prepare?.(props, context, offers) as ModuleInstance['props'] | undefined;
      return prepared === undefined ? module : { ...module, props: prepared };
    },
  };
}
