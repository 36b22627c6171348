import { describe, expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { InteractivePopup } from './interactive-popup.tsx';
import { popupId } from './popup-id.ts';

const october = { shortText: 'October?', fullText: 'The sea has **23 degrees**.\n\nCome late.' };

describe('interactive popup', () => {
  test('[MOD-120] [MOD-122] [MOD-124] is its short text at first; everything else waits in a closed popover', async () => {
    const markup = await renderInShop(<InteractivePopup {...october} link="/kreta" linkText="To Crete" />);
    const [closed = '', open = ''] = markup.split('<dialog');
    expect(closed).toMatch(/<button[^>]*popovertarget="popup-october--\d+"/i);
    expect(closed).not.toContain('23 degrees');
    expect(open).toContain('popover="auto"');
    expect(open).not.toMatch(/^[^>]* open/);
    expect(open).toContain('<strong>23 degrees</strong>');
    expect(open).toContain('href="/de-de/kreta"');
  });

  test('[MOD-123] its button opens and closes, without script', async () => {
    const markup = await renderInShop(<InteractivePopup {...october} />);
    expect(markup).not.toMatch(/<button[^>]*popovertargetaction="show"/i);
    expect(markup).toMatch(/<button[^>]*popovertargetaction="hide"[^>]*aria-label="Close"/i);
  });

  test('[IMG-011] [MOD-121] shows its picture in the overlay sizes, as far as it has one', async () => {
    const image = { url: 'coast.aegean.summer.golden.warm.kreta', alt: 'Evening' };
    const markup = await renderInShop(<InteractivePopup {...october} image={image} />);
    expect(markup).toContain('/image/920x380/');
    expect(markup).toContain('/image/400x250/');
    expect(markup).toContain('alt="Evening"');
    expect(await renderInShop(<InteractivePopup {...october} />)).not.toContain('<img');
  });

  test('[MOD-121] a link without its text, or the reverse, is left out', async () => {
    expect(await renderInShop(<InteractivePopup {...october} link="/kreta" />)).not.toContain('<a ');
    expect(await renderInShop(<InteractivePopup {...october} linkText="To Crete" />)).not.toContain(
      'To Crete',
    );
  });

  test('two popups of one page have panels of their own', () => {
    expect(popupId('Où ?')).not.toBe(popupId('Où !'));
    expect(popupId('Où ?')).toMatch(/^popup-[a-z0-9-]+$/);
  });
});
