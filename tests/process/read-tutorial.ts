/** What a reader of a tutorial does or sees, in the order of the document. */
export type TutorialStep =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'command'; readonly line: string }
  /** What the commands before print last. */
  | { readonly kind: 'output'; readonly text: string }
  /** An address to open. */
  | { readonly kind: 'address'; readonly url: string }
  /** In bold: what the page of the last address says. */
  | { readonly kind: 'shown'; readonly text: string };

const block = /^```(?<language>\w+)\n(?<body>[\s\S]*?)^```$/m;
const file = /^`(?<path>[^`]+)`\n\n```csv\n(?<csv>[\s\S]*?)^```$/m;
const address = /<(?<url>http:\/\/[^>]+)>/;
const shown = /\*\*(?<bold>[^*]+)\*\*/;
const anything = new RegExp([file, block, address, shown].map(({ source }) => source).join('|'), 'gm');

/** @throws where a block of code is none of those that a reader could follow */
export function readTutorial(markdown: string): readonly TutorialStep[] {
  const blocks = (markdown.match(/^ *```/gm) ?? []).length / 2;
  const read = [...markdown.matchAll(anything)].filter(([whole]) => whole.includes('```')).length;
  if (blocks !== read) throw new Error(`Of ${blocks} blocks of code a reader can follow ${read}`);
  return [...markdown.matchAll(anything)].flatMap(({ groups = {} }): TutorialStep[] => {
    const { path, csv = '', language, body = '', url, bold = '' } = groups;
    if (path !== undefined) return [{ kind: 'file', path, text: csv }];
    if (url !== undefined) return [{ kind: 'address', url }];
    if (language === undefined) return [{ kind: 'shown', text: bold }];
    if (language === 'text') return [{ kind: 'output', text: body.trimEnd() }];
    if (language !== 'sh') throw new Error(`A reader cannot follow a block of ${language}: ${body}`);
    return body
      .trimEnd()
      .split('\n')
      .map((line) => ({ kind: 'command', line }));
  });
}
