import { describe, expect, test } from 'vitest';
import { resolveTeaser, type Teaser } from './teaser.ts';

const teaser: Teaser = { headline: 'Kreta', link: '/kreta', buttonText: 'Nach Kreta' };

describe('resolveTeaser', () => {
  test('[MOD-004] keeps button, link and whether it leaves the window', () => {
    expect(resolveTeaser(teaser)).toMatchObject({
      link: '/kreta',
      buttonText: 'Nach Kreta',
      opensNewWindow: false,
    });
    expect(resolveTeaser({ ...teaser, linkout: true }).opensNewWindow).toBe(true);
  });

  test('[MOD-005] lets overrides win over link and button text', () => {
    expect(
      resolveTeaser({ ...teaser, overrideLink: '/chania', overrideButtonText: 'Nach Chania' }),
    ).toMatchObject({ link: '/chania', buttonText: 'Nach Chania' });
  });

  test.each<[Partial<Teaser>, string | null]>([
    [{}, 'Nach Kreta'],
    [{ hideBookButton: false }, 'Nach Kreta'],
    [{ hideBookButton: true }, null],
    [{ buttonText: '' }, null],
    [{ link: '' }, null],
  ])('[MOD-010] with %j has the button %j', (change, buttonText) => {
    expect(resolveTeaser({ ...teaser, ...change }).buttonText).toBe(buttonText);
  });

  test('[MOD-007][MOD-008] fills the product box, the override before the name', () => {
    const filled = { ...teaser, destinationName: 'Chania', durationSubline: '7 Nächte' };
    expect(resolveTeaser(filled).productBox).toEqual({ destination: 'Chania', details: ['7 Nächte'] });
    expect(
      resolveTeaser({
        ...filled,
        overrideDestination: 'Westkreta',
        overrideAdditionalInformation: 'mit Frühstück',
      }).productBox,
    ).toEqual({ destination: 'Westkreta', details: ['7 Nächte', 'mit Frühstück'] });
  });

  test('[MOD-011] hides the product box where asked to, and where it is empty', () => {
    expect(
      resolveTeaser({ ...teaser, destinationName: 'Chania', hideProductBox: true }).productBox,
    ).toBeNull();
    expect(resolveTeaser(teaser).productBox).toBeNull();
  });

  test('[MOD-006][MOD-009] shows an editor’s bubble, without its price where prices are hidden', () => {
    const bubble = { ...teaser, overrideBubbleText: 'Warm bis', overrideBubblePrice: 'Oktober' };
    expect(resolveTeaser(bubble).bubble).toEqual({ text: 'Warm bis', price: 'Oktober' });
    expect(resolveTeaser({ ...bubble, hidePrice: true }).bubble).toEqual({ text: 'Warm bis', price: null });
    expect(resolveTeaser({ ...teaser, overrideBubblePrice: 'Oktober' }).bubble).toBeNull();
  });
});
