/** What is read of a node of the pasted document; the browser's own nodes are such. */
export interface PastedNode {
  /** Upper case for elements, '#text' for text. */
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<PastedNode>;
  getAttribute?(name: string): string | null;
}

/**
 * What a word processor or a page puts on the clipboard as HTML, in the little emphasis of ours: paragraphs parted by an empty
 * line, items by `- `, `**bold**`, `[label](link)`. Of the rest the words stay. What a link may lead to is asked on saving.
 */
export function readPastedWords(document: PastedNode): string {
  const parts = write(document)
    .split(/\s*\n\s*\n\s*/)
    .map((part) =>
      part
        .replace(/ +/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim(),
    )
    .filter((part) => part !== '' && part !== '-');
  const isItem = (part: string | undefined) => part?.startsWith('- ') === true;
  return parts
    .map((part, at) => (at === 0 ? part : `${isItem(part) && isItem(parts[at - 1]) ? '\n' : '\n\n'}${part}`))
    .join('');
}

const unread = new Set(['HEAD', 'STYLE', 'SCRIPT', 'TITLE', 'TEMPLATE', '#comment']);
const blocks = /^(?:P|DIV|UL|OL|LI|H[1-6]|TABLE|TR|BLOCKQUOTE|SECTION|ARTICLE|PRE)$/;
/** Word's items are paragraphs of a list, each with its sign as text. */
const [wordItem, wordSign] = [/mso-list:\s*l\d/i, /mso-list:\s*ignore/i];

/** Empty lines separate blocks. */
function write(node: PastedNode): string {
  const { nodeName } = node;
  const style = node.getAttribute?.('style') ?? '';
  if (nodeName === '#text') return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (nodeName === 'BR') return '\n';
  if (unread.has(nodeName) || wordSign.test(style)) return '';
  const words = [...node.childNodes].map(write).join('');
  const shown = isBold(nodeName, style) ? wrap(words, '**', '**') : words;
  if (nodeName === 'LI' || wordItem.test(style)) return `\n\n- ${shown.trimStart()}\n\n`;
  if (blocks.test(nodeName)) return `\n\n${shown}\n\n`;
  const to = nodeName === 'A' ? (node.getAttribute?.('href') ?? '') : '';
  return /^\S+$/.test(to) ? wrap(words, '[', `](${to})`) : shown;
}

/** Google's documents wrap all they give in a `b` that is not bold. */
function isBold(nodeName: string, style: string): boolean {
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  if (weight !== undefined) return weight === 'bold' || Number(weight) >= 600;
  return /^(?:B|STRONG|H[1-6])$/.test(nodeName);
}

/** Marks keep to the words; there are none around nothing, across lines, or around other marks. */
function wrap(words: string, before: string, after: string): string {
  if (/[\n*[\]]/.test(words)) return words;
  return words.replace(/\S(?:.*\S)?/, (inner) => before + inner + after);
}
