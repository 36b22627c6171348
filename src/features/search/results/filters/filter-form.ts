import {
  type FilterName,
  filterNames,
  type SearchParams,
  searchParamNames,
} from '../../../../trip-search/address/trip-search.ts';

/** Field that carries the rest of the search, as a query, where the form is sent without script. */
export const otherParamsField = 'kept';

/** A form whose field is called `attributes` has no attributes of its own any more: that one goes by another name. */
const amenitiesField = 'amenities';

/** Parameters that the form sets; a change returns to the first page. */
const controlled: readonly string[] = [...filterNames.filter((name) => name !== 'cabin'), 'page'];
const searchNames: readonly string[] = searchParamNames;

/** Name of a filter's fields. */
export function fieldName(name: FilterName): string {
  return name === 'attributes' ? amenitiesField : name;
}

/** The rest of the search, for the hidden field. */
export function encodeOtherParams(params: SearchParams): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined || controlled.includes(name) ? [] : [[name, value]],
  );
  return new URLSearchParams(pairs).toString();
}

/**
 * The search of an address that the form may have written: without script it names a field once for each box that is ticked,
 * and fields that were left empty. Every other address stays as it is.
 */
export function readFormQuery(query: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams(query.get(otherParamsField) ?? '');
  for (const [field, value] of query) {
    const name = field === amenitiesField ? 'attributes' : field;
    const former = searchNames.includes(name) ? read.get(name) : null;
    if (field === otherParamsField || (searchNames.includes(name) && value === '')) continue;
    if (former === null) read.append(name, value);
    else read.set(name, `${former},${value}`);
  }
  return read;
}
