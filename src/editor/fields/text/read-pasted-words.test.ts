import { expect, test } from 'vitest';
import { type PastedNode, readPastedWords } from './read-pasted-words.ts';

type Piece = PastedNode | string;

const text = (words: string): PastedNode => ({ nodeName: '#text', textContent: words, childNodes: [] });

/** An element as a browser reads it. */
function element(
  nodeName: string,
  children: readonly Piece[],
  attributes: Record<string, string> = {},
): PastedNode {
  return {
    nodeName,
    textContent: null,
    childNodes: children.map((child) => (typeof child === 'string' ? text(child) : child)),
    getAttribute: (name) => attributes[name] ?? null,
  };
}
const p = (...children: Piece[]) => element('P', children);
const li = (...children: Piece[]) => element('LI', children);
const b = (...children: Piece[]) => element('B', children);
const body = (...children: Piece[]) => element('BODY', children);

/** A list's item as Word writes it. */
const wordItem = (words: string) =>
  element(
    'P',
    [element('SPAN', ['·', element('SPAN', ['\u00a0\u00a0 '])], { style: 'mso-list:Ignore' }), words],
    {
      style: 'margin-left:36pt;mso-list:l0 level1 lfo1',
    },
  );

test.each<[string, PastedNode, string]>([
  ['paragraphs', body(p('Eins\n  zwei'), '\n ', p('drei')), 'Eins zwei\n\ndrei'],
  ['what is bold', p('Sehr ', b('warmes '), 'Meer'), 'Sehr **warmes** Meer'],
  ['a heading', body(element('H2', ['Kreta']), p('Insel')), '**Kreta**\n\nInsel'],
  [
    'a link',
    p('Mehr ', element('A', ['hier'], { href: 'https://a.example/x' })),
    'Mehr [hier](https://a.example/x)',
  ],
  ['a link without a target', p(element('A', ['hier'])), 'hier'],
  ['lines', p('Oben', element('BR', []), 'unten'), 'Oben\nunten'],
  [
    'a list',
    body(p('Packen:'), element('UL', [li('Hut'), '\n', li(p(b('Buch')))]), p('Los')),
    'Packen:\n\n- Hut\n- **Buch**\n\nLos',
  ],
  ['a list within a list', element('UL', [li('Hut', element('UL', [li('Band')]))]), '- Hut\n- Band'],
  ['a list of Word', body(wordItem('Hut'), wordItem('Buch')), '- Hut\n- Buch'],
  [
    'what Google wraps',
    element('B', [p('Nicht fett'), p(element('SPAN', ['fett'], { style: 'color:red;font-weight:700' }))], {
      style: 'font-weight:normal',
    }),
    'Nicht fett\n\n**fett**',
  ],
  [
    'no styles, scripts and remarks',
    body(element('STYLE', ['p{}']), element('SCRIPT', ['alert(1)']), element('#comment', ['x']), p('Text')),
    'Text',
  ],
  ['nothing of what is empty', body(p(b(' ')), element('UL', [li(' ')])), ''],
])('keeps %s of what is pasted', (_what, document, words) => {
  expect(readPastedWords(document)).toBe(words);
});
