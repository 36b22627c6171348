import { useFetch } from '../../../../site/use-fetch.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { type DateOption, type OptionsAnswer, readOptions } from '../../../trip-search/offers/date-option.ts';

type OptionsCall = 'get_dropdown_cascade_los' | 'get_dropdown_cascade_airports' | 'get_cascade_months';

/**
 * Choices of a hotel with their prices, asked for where they are shown. None while they are loading or could not be:
 * what is chosen stands without them.
 * @param choice what was chosen elsewhere, as the call names it
 */
export function useDatesOptions(
  call: OptionsCall,
  hotelId: number,
  params: SearchParams,
  choice: { readonly los?: string | undefined; readonly from?: string | undefined },
): readonly DateOption[] {
  const { locale } = useVisit();
  const { answer } = useFetch<OptionsAnswer>(
    buildPath(call, { _locale: locale }, { ...params, hotelId, ...choice }),
  );
  return answer === null ? [] : readOptions(answer);
}
