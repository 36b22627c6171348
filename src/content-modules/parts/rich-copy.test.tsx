import { expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { RichCopy } from './rich-copy.tsx';

test.each([
  ['Ein Satz.', '<p>Ein Satz.</p>'],
  ['Oben\nunten', '<p>Oben<br/>unten</p>'],
  ['Oben\n\n\nunten', '<p>Oben</p><p>unten</p>'],
  ['Oben\n \nunten', '<p>Oben</p><p>unten</p>'],
  ['- **Eins**\n- zwei', '<ul><li><strong>Eins</strong></li><li>zwei</li></ul>'],
  ['Packen:\n- Hut\n- Buch\nund los', '<p>Packen:</p><ul><li>Hut</li><li>Buch</li></ul><p>und los</p>'],
  ['- eins\n\n- zwei', '<ul><li>eins</li></ul><ul><li>zwei</li></ul>'],
  ['-5 Grad', '<p>-5 Grad</p>'],
  ['', ''],
])('[MOD-058] %j is shown as %s', async (words, markup) => {
  const shown = await renderInShop(<RichCopy words={words} />);
  expect(shown.replaceAll(/ class="[^"]*"/g, '')).toBe(markup);
});
