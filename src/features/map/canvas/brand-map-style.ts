import type { MapStyle } from '../../../ports/map-tiles/map-tiles-port.ts';

/** Matches `var(--token)`. */
const tokenPattern = /^var\((--[\w-]+)\)$/;

/**
 * Fills the brand's colours and fonts into a style, and makes addresses of this site whole: the worker that loads tiles
 * knows no page they could be relative to. A vendor's style names no tokens and stays as it is.
 * @param readToken value of a design token, '' where there is none
 */
export function brandMapStyle(
  style: MapStyle,
  readToken: (token: string) => string,
  origin: string,
): MapStyle {
  return JSON.parse(JSON.stringify(style), (_key, value) => {
    if (typeof value !== 'string') return value;
    if (value.startsWith('/')) return origin + value;
    const token = tokenPattern.exec(value)?.[1];
    if (token === undefined) return value;
    return token.startsWith('--font') ? firstFont(readToken(token)) : readToken(token);
  }) as MapStyle;
}

/** MapLibre takes names of fonts without quotes, one by one. */
function firstFont(fontFamily: string): string {
  return (fontFamily.split(',')[0] ?? '').trim().replaceAll(/["']/g, '');
}
