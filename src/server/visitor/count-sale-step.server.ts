import type { FastifyRequest } from 'fastify';
import type { CountedStep, CountStep } from '../../domain/staff/sale-step.ts';
import type { PageData } from '../../site/page-data.ts';
import type { Visit } from '../../site/visit.ts';

/** Counts how far visitors come. Nothing is stored on their device and nothing of theirs is kept, so that nobody has to agree. */
export interface StepCounting {
  readonly countStep: CountStep;
}

const steps: ReadonlyMap<PageData['route'], CountedStep> = new Map([
  ['resultlist', 'search'],
  ['hoteldetail', 'hotel'],
]);

/**
 * Counts a step of a visitor. Left out are editors, pages that a browser loads ahead, and programs: every browser says how it fetches a page
 * (Fetch Metadata), those that read the shop for a search engine do not.
 */
export function countSaleStep(
  { countStep }: StepCounting,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { brand, market, isEditor }: Pick<Visit, 'brand' | 'market' | 'isEditor'>,
  step: CountedStep,
): void {
  const isBrowser = headers['sec-fetch-mode'] !== undefined;
  if (isBrowser && headers['sec-purpose'] === undefined && !isEditor)
    countStep(step, { brand: brand.key, market });
}

/** The same for a page that was opened, where it is one of the steps. What leads elsewhere or is not there is no page. */
export function countPageStep(
  counting: StepCounting,
  request: Pick<FastifyRequest, 'headers'>,
  visit: Pick<Visit, 'brand' | 'market' | 'isEditor'>,
  { code, route, redirectTo }: Pick<PageData, 'code' | 'route' | 'redirectTo'>,
): void {
  const step = steps.get(route);
  if (step !== undefined && code === 200 && redirectTo === undefined)
    countSaleStep(counting, request, visit, step);
}
