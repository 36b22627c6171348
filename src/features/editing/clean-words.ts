/** Characters that no text of ours needs: controls, those that turn the direction of writing, and private ones, which mark places in our own markup. */
const unwanted = /[\p{Cc}\p{Co}\p{Bidi_Control}\u{feff}]/gu;
const lineBreaks = /\r\n?|[\u{85}\u{2028}\u{2029}]/gu;
const tag = /<[a-z/!?][^<>]*>/gi;
/** What begins like a tag and never ends; the text around it stays. */
const openTag = /<(?=[a-z/!?])/gi;
const markdownLink = /\[([^\]]*)\]\(([^)\s]*)\)/g;
/** As the field `link` takes them. */
const allowedLink = /^(?:\/(?!\/)|#|https?:\/\/|tel:|mailto:)/;

/**
 * Returns text as the store saves it: no markup but our own subset, no links that could run code, no invisible
 * characters. Clean text does not change.
 * @param isRich allows several lines; otherwise line breaks become spaces
 */
export function cleanWords(words: string, isRich: boolean): string {
  let cleaned = words.toWellFormed();
  // What is taken out may leave behind what has to go as well: '<<b>script>'. Each turn makes it shorter.
  for (let before = ''; before !== cleaned; ) {
    before = cleaned;
    cleaned = cleanOnce(before, isRich);
  }
  return cleaned;
}

function cleanOnce(words: string, isRich: boolean): string {
  return words
    .replace(lineBreaks, '\n')
    .split('\n')
    .map((line) => cleanLine(line.replaceAll('\t', ' ')))
    .join(isRich ? '\n' : ' ')
    .normalize('NFC')
    .trim();
}

function cleanLine(line: string): string {
  return removeTags(line.replace(unwanted, '')).replace(markdownLink, (whole, label: string, to: string) =>
    allowedLink.test(to) ? whole : label,
  );
}

/** Tags, also those that come about when others go; what then still begins like one loses its bracket. */
function removeTags(line: string): string {
  const without = line.replace(tag, '');
  return without === line ? line.replace(openTag, '') : removeTags(without);
}

/** Targets of the Markdown links in words. */
export function listWordLinks(words: string): string[] {
  return [...words.matchAll(markdownLink)].map(([, , to = '']) => to);
}
