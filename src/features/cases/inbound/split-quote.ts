/** How mail programs introduce what they quote, in the languages of the shop. */
const introductions = [
  /^On .{5,200} wrote:$/i,
  /^Am .{5,200} schrieb .{1,200}:$/i,
  /^Le .{5,200} a écrit\s?:$/i,
  /^El .{5,200} escribió:$/i,
  /^Il .{5,200} ha scritto:$/i,
  /^-{2,} ?(Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale) ?-{2,}$/i,
  /^_{20,}$/,
];

/**
 * Splits a mail into what the guest has written and what it repeats of the mails before. What follows a quotation and is no quotation
 * itself stays with the text: nothing that a guest has written between our lines is hidden.
 */
export function splitQuote(text: string): { readonly body: string; readonly quoted: string } {
  const lines = text.split('\n');
  const start = findQuote(lines);
  if (start === null) return { body: text.trim(), quoted: '' };
  const body = lines.slice(0, start).join('\n').trim();
  // A mail that is nothing but a quotation is shown as it is.
  return body === ''
    ? { body: text.trim(), quoted: '' }
    : { body, quoted: lines.slice(start).join('\n').trim() };
}

/** The first line of the quotation that the mail ends with; null where it ends with the guest's own words. */
function findQuote(lines: readonly string[]): number | null {
  for (const [at, line] of lines.entries()) {
    // Long introductions are broken into two lines.
    const joined = `${line.trim()} ${lines[at + 1]?.trim() ?? ''}`.trim();
    const isIntroduction = introductions.some((each) => each.test(line.trim()) || each.test(joined));
    const rest = lines.slice(at);
    if (isIntroduction && !hasOwnWords(rest.slice(1))) return at;
    if (line.startsWith('>') && rest.every((each) => each.trim() === '' || each.startsWith('>'))) return at;
  }
  return null;
}

/** True where lines without a mark follow lines with one: the guest has answered between the lines. */
function hasOwnWords(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => line.startsWith('>'));
  return first >= 0 && lines.slice(first).some((line) => line.trim() !== '' && !line.startsWith('>'));
}
