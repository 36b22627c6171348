/**
 * Id of a popup's panel, the same on server and client: letters and digits of its short text, and a number that makes
 * equal texts distinct.
 */
export function popupId(shortText: string): string {
  const letters = shortText
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  let digest = 7;
  for (const letter of shortText) digest = (digest * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return `popup-${letters}-${digest}`;
}
