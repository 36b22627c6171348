/**
 * Returns null when the browser blocks storage together with cookies, where even reading `localStorage` throws; the
 * search is not saved.
 */
export function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
