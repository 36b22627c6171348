import { type Asked, useAnswer } from '../../../../site/use-answer.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { AirportGroup, DestinationNode } from '../../catalogue/list-destination-tree.ts';

/** What the two pickers choose from. */
interface Choices {
  readonly data: { readonly model: readonly DestinationNode[]; readonly airports: readonly AirportGroup[] };
}

/** Kept for the life of the document: places do not change while somebody looks for one. */
let kept: { readonly address: string; readonly choices: Choices } | null = null;

/** Countries with their regions and cities, and the airports of departure; asked for once, when a picker first opens. */
export function useDestinationTree(): Omit<Asked<Choices['data']>, 'status'> & {
  readonly hasFailed: boolean;
} {
  const { locale } = useVisit();
  const address = buildPath('get_destinations', { _locale: locale });
  const known = kept?.address === address ? kept.choices : null;
  const asked = useAnswer<Choices>(known === null ? address : null, (choices) => {
    kept = { address, choices };
  });
  const answer = (known ?? asked.answer)?.data ?? null;
  return { answer, hasFailed: asked.status === 'failed', retry: asked.retry };
}
