import { browserTimeouts } from '../../../defaults.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { MapStyle } from '../../../ports/map-tiles/map-tiles-port.ts';
import { buildPath } from '../../../url.ts';
import { brandMapStyle } from './brand-map-style.ts';

/**
 * The style of the map in the brand's colours; a vendor's arrives by way of a redirect.
 * @throws where it cannot be loaded in time
 */
export async function fetchMapStyle(language: Language, signal: AbortSignal): Promise<MapStyle> {
  const response = await fetch(buildPath('map_style', { language }), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(browserTimeouts.fetchTimeoutMs)]),
  });
  if (!response.ok) throw new Error(`The style of the map answered ${response.status}`);
  const tokens = getComputedStyle(document.documentElement);
  return brandMapStyle(
    (await response.json()) as MapStyle,
    (token) => tokens.getPropertyValue(token).trim(),
    location.origin,
  );
}
