const LOWEST_CATEGORY = 1;
const HIGHEST_CATEGORY = 5;

/**
 * Stars to show for a hotel's category, or null where none are shown. Clamped to 1–5 (PRICE-017), including half
 * categories; 0 is hidden (PRICE-018), and so are a missing, a negative and a non-numeric one (PRICE-019): none of them
 * says anything about the hotel.
 */
export function resolveStarCategory(category: number | null | undefined): number | null {
  if (category == null || !Number.isFinite(category) || category <= 0) return null;
  return Math.min(Math.max(category, LOWEST_CATEGORY), HIGHEST_CATEGORY);
}
