import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { type DateOption, readOptions } from '../../../../trip-search/offers/date-option.ts';
import { buildPath } from '../../../../url.ts';
import type { CascadeOptions } from '../choice/dates-data.ts';
import { type CascadePath, choiceBefore } from '../model/cascade-path.ts';
import type { CascadeAnswer, CascadeQuery } from '../model/cascade-schema.ts';
import type { CascadeColumnName } from '../model/cascade-slice.ts';

export interface ShownColumn {
  /** Null while they are loading and where they could not be loaded. */
  readonly options: readonly DateOption[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The calls that answer the columns (SAPI-031 to SAPI-034). */
const calls = {
  los: 'get_cascade_los',
  airports: 'get_cascade_airports',
  months: 'get_cascade_months',
  dates: 'get_cascade_dates',
} as const satisfies Record<CascadeColumnName, string>;

interface ColumnsQuery {
  readonly hotelId: number;
  readonly params: SearchParams;
  readonly path: CascadePath;
  /** Columns that the page includes: the hook loads only the others. */
  readonly served: CascadeOptions;
}

/** The four columns around an offer. */
export function useCascadeColumns(
  columnsQuery: ColumnsQuery,
): Readonly<Record<CascadeColumnName, ShownColumn>> {
  return {
    los: useColumn(columnsQuery, 'los'),
    airports: useColumn(columnsQuery, 'airports'),
    months: useColumn(columnsQuery, 'months'),
    dates: useColumn(columnsQuery, 'dates'),
  };
}

function useColumn({ hotelId, params, path, served }: ColumnsQuery, column: CascadeColumnName): ShownColumn {
  const { locale } = useVisit();
  const known = served[column];
  const needsFetch = known === undefined && path[column] !== null;
  const query = { ...params, hotelId, ...choiceBefore(column, path) } satisfies CascadeQuery;
  const address = needsFetch ? buildPath(calls[column], { _locale: locale }, query) : null;
  const { answer, status, retry } = useFetch<CascadeAnswer>(address);
  const options = known ?? (answer === null ? null : readOptions(answer));
  return { options, hasFailed: status === 'failed', retry };
}
