/** What a document says twice: in its markup, and in the data for the script that takes the page over. Bytes. */
interface Repetition {
  readonly document: number;
  /** Data in inline scripts. */
  readonly data: number;
  /** Of these, texts and addresses that the markup has, too. */
  readonly repeated: number;
}

/** Shorter ones, such as codes and keys, would be found anywhere by chance. */
const shortest = 4;

/** Finds the data that a document carries for its scripts, and what of them its markup has as well. */
export function measureRepetition(html: string): Repetition {
  let data = 0;
  const texts: string[] = [];
  const markup = html.replace(/<script\b[^>]*>([\s\S]*?)<\/script>/gi, (_all, content: string) => {
    data += Buffer.byteLength(content);
    texts.push(...listTexts(content));
    return '';
  });
  const shown = decode(markup);
  const repeated = texts
    .filter((text) => text.length >= shortest && shown.includes(text))
    .reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { document: Buffer.byteLength(html), data, repeated };
}

/** Texts of JSON; those of Next are JSON within texts of calls. */
function listTexts(content: string): readonly string[] {
  return [...content.matchAll(/"(?:[^"\\]|\\.)*"/g)].flatMap(([literal]) => {
    const text = parse(literal);
    return text.includes('"') && text.length > 200 ? listTexts(text) : [text];
  });
}

function parse(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return '';
  }
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  '#34': '"',
};

function decode(markup: string): string {
  return markup.replace(/&(amp|lt|gt|quot|#x27|#39|#34);/g, (all, name: string) => characters[name] ?? all);
}
