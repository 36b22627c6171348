import type { BrandFlags } from '../../brands/brand.ts';

/** The two ways to choose other dates (HOTEL-038); the first one is the default. */
export const viewModes = ['hotelCascade', 'offersCalendar'] as const;
export type ViewMode = (typeof viewModes)[number];

export type DateFlags = Pick<BrandFlags, ViewMode>;

/**
 * The view mode of a hotel's page (HOTEL-037, HOTEL-041): as the address says, where the brand has it; else the first one
 * that the brand has.
 * @param given the address's `viewMode`
 * @returns null where the brand has neither: then the page lists offers (`PlainOffers`)
 */
export function chooseViewMode(given: string | null, flags: DateFlags): ViewMode | null {
  const offered = viewModes.filter((mode) => flags[mode]);
  return offered.find((mode) => mode === given) ?? offered[0] ?? null;
}

/** Only with both can one toggle between them (HOTEL-040). */
export function canToggleViewMode(flags: DateFlags): boolean {
  return viewModes.every((mode) => flags[mode]);
}

/**
 * The address of the same page in a view mode (HOTEL-039). The default is not written: an address without it is the
 * same page.
 * @param address path and query
 */
export function withViewMode(address: string, mode: ViewMode): string {
  const [path = '', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  if (mode === viewModes[0]) params.delete('viewMode');
  else params.set('viewMode', mode);
  return params.size === 0 ? path : `${path}?${params}`;
}
