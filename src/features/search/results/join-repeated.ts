import { searchParamNames } from '../trip-search/trip-search.ts';

const ours = new Set<string>(searchParamNames);

/**
 * A form without script names a parameter once for each box that is ticked, and names fields that were left empty; a search
 * writes the values joined by commas and leaves out the rest. Parameters of others stay as they are.
 */
export function joinRepeated(query: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams();
  for (const [name, value] of query) {
    const former = ours.has(name) ? joined.get(name) : null;
    if (former !== null && value !== '') joined.set(name, `${former},${value}`);
    else if (!ours.has(name) || value !== '') joined.append(name, value);
  }
  return joined;
}
