import { useState } from 'react';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';

/**
 * A value of the search, or what was chosen instead until the next search is shown.
 * @param params the search shown; another object is another search
 */
export function usePending<Value>(
  params: SearchParams,
  value: Value,
): readonly [Value, (chosen: Value) => void] {
  const [pending, setPending] = useState({ on: params, value });
  return [
    pending.on === params ? pending.value : value,
    (chosen) => setPending({ on: params, value: chosen }),
  ];
}
