import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { type DateOption, readOptions } from '../../../../trip-search/offers/date-option.ts';
import { buildPath } from '../../../../url.ts';
import type { CascadeAnswer, CascadeQuery, DropdownCascadeAnswer } from '../model/cascade-schema.ts';

type OptionsCall = 'get_dropdown_cascade_los' | 'get_dropdown_cascade_airports' | 'get_cascade_months';

/**
 * Loads the choices of a hotel with their prices when they are shown. Returns none while they are loading or after a
 * failure; the current choice remains.
 * @param choice what was chosen elsewhere, as the call names it
 */
export function useDatesOptions(
  call: OptionsCall,
  hotelId: number,
  params: SearchParams,
  choice: Pick<CascadeQuery, 'los' | 'from'>,
): readonly DateOption[] {
  const { locale } = useVisit();
  const query: CascadeQuery = { ...params, hotelId, ...choice };
  const { answer } = useFetch<CascadeAnswer | DropdownCascadeAnswer>(
    buildPath(call, { _locale: locale }, query),
  );
  return answer === null ? [] : readOptions(answer);
}
