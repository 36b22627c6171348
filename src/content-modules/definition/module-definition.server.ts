import type { z } from 'zod';
import type { Brand } from '../../brands/brand.ts';
import type { TeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import type { ModuleContext, VisibilityContext } from './module-context.ts';
import type { ModuleSlotName } from './module-slots.ts';

/** What the server knows about a module type. */
export interface ModuleDefinition {
  /** Checks stored props, before a text is chosen. The editor's fields are read from it (`describe-fields.server.ts`). */
  readonly schema: z.ZodType;
  readonly slots: readonly ModuleSlotName[];
  /** Returns the fields whose values contradict the brand's own; pure. Without it the schema is all that is checked. */
  readonly findContradictions?: (props: never, brand: Brand) => readonly string[];
  /** Returns the price queries of the module; pure. A null entry sends no query. */
  readonly buildQueries?: (props: never, context: ModuleContext) => readonly (TeaserQuery | null)[];
  /**
   * Adds to the props (in the visitor's language) what depends on the day and on live prices; pure. Without it the props are
   * shown as stored.
   * @param offers answers to what `ask` asked, in that order; null where nothing is for sale
   */
  readonly prepare?: (
    props: never,
    context: ModuleContext,
    offers: readonly (TeaserOffer | null)[],
  ) => object;
  /**
   * Pure; decides whether visitors see the module. Without it the module is always shown. Hidden modules reach no
   * browser.
   */
  readonly isShown?: (props: never, context: VisibilityContext) => boolean;
  /**
   * What of the props a module that is shown there needs; pure. Without it all of them: what a visitor may not see, or does
   * not need, is left out here and reaches no browser.
   */
  readonly narrow?: (props: never, context: VisibilityContext) => object;
}
