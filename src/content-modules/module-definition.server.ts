import type { z } from 'zod';
import type { Language } from '../domain/language.ts';

/** What a module may depend on besides its stored props. */
export interface ModuleContext {
  readonly language: Language;
  /** Today in the brand's market, `YYYY-MM-DD`. */
  readonly today: string;
  /** Current month there, 1 to 12. */
  readonly month: number;
}

/** What the server knows about a module type. */
export interface ModuleDefinition {
  /** Checks stored props, before a text is chosen. */
  readonly schema: z.ZodType;
  /**
   * Adds to the props (in the visitor's language) what depends on the day; pure. Without it the props are shown as stored.
   */
  readonly prepare?: (props: never, context: ModuleContext) => object;
}
