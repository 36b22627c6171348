import { describe, expect, test } from 'vitest';
import { buildTeaserOffer } from '../../../tests/factories/teaser-offer.ts';
import { type PricedTeaser, resolveTeaser } from './resolve-teaser.ts';
import type { Teaser } from './teaser-schema.ts';

const teaser: Teaser = { headline: 'Kreta', link: '/kreta', buttonText: 'Nach Kreta' };
const offer = buildTeaserOffer();

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

  test.each<[Partial<Teaser>, string | null]>([
    [{}, 'Nach Kreta'],
    [{ buttonText: '' }, 'Zum Angebot'],
    [{ buttonText: '', hideBookButton: true }, null],
    [{ buttonText: '', link: '' }, null],
  ])('[MOD-010] with a default text and %j has the button %j', (change, buttonText) => {
    expect(resolveTeaser({ ...teaser, ...change }, 'Zum Angebot').buttonText).toBe(buttonText);
  });

  test('[MOD-007][MOD-008] without an offer fills the product box from the plain fields, the override before them', () => {
    const filled = { ...teaser, destinationName: 'Chania', durationSubline: '7 Nächte' };
    const box = {
      destination: 'Chania',
      nights: null,
      airportName: null,
      departure: null,
      room: null,
      details: ['7 Nächte'],
    };
    expect(resolveTeaser(filled).productBox).toEqual(box);
    const overridden = { overrideDestination: 'Westkreta', overrideAdditionalInformation: 'mit Frühstück' };
    expect(resolveTeaser({ ...filled, ...overridden }).productBox).toEqual({
      ...box,
      destination: 'Westkreta',
      details: ['7 Nächte', 'mit Frühstück'],
    });
  });

  test('[MOD-007][MOD-008][MOD-027] with an offer says what the offer says, the override before it', () => {
    const filled = { ...teaser, destinationName: 'Chania', durationSubline: '3 Nächte', offer };
    const box = {
      destination: 'Crete',
      nights: 7,
      airportName: 'Frankfurt',
      departure: offer.departure,
      room: 'Double room',
      details: [],
    };
    expect(resolveTeaser(filled).productBox).toEqual(box);
    const overridden = { overrideDestination: 'Westkreta', overrideAdditionalInformation: 'mit Mietwagen' };
    expect(resolveTeaser({ ...filled, ...overridden }).productBox).toEqual({
      destination: 'Westkreta',
      nights: 7,
      airportName: null,
      departure: null,
      room: null,
      details: ['mit Mietwagen'],
    });
  });

  test('[MOD-011] hides the product box where the editor hides it, and where it is empty', () => {
    const filled = { ...teaser, destinationName: 'Chania', offer };
    expect(resolveTeaser({ ...filled, hideProductBox: true }).productBox).toBeNull();
    expect(resolveTeaser({ ...filled, hideProductBox: false }).productBox).not.toBeNull();
    expect(resolveTeaser(teaser).productBox).toBeNull();
  });

  test('[MOD-005] leads to the very offer, elsewhere only by the override, and by its own link without an offer', () => {
    expect(resolveTeaser({ ...teaser, offer }).link).toBe('/search?destinations=3&airports=FRA');
    expect(resolveTeaser({ ...teaser, offer, overrideLink: '/chania' }).link).toBe('/chania');
    expect(resolveTeaser(teaser).link).toBe('/kreta');
  });

  test.each<[string, Partial<PricedTeaser>, boolean]>([
    ['an offer', {}, true],
    ['hidePrice false', { hidePrice: false }, true],
    ['hidePrice', { hidePrice: true }, false],
    ['hideProductBox', { hideProductBox: true }, true],
    ['hideBookButton', { hideBookButton: true }, true],
    ['an editor’s price', { overrideBubbleText: 'Warm bis', overrideBubblePrice: 'Oktober' }, false],
    ['an editor’s bubble without a price', { overrideBubbleText: 'Neu' }, true],
  ])('[MOD-009][MOD-025] with %s', (_name, change, isShown) => {
    expect(resolveTeaser({ ...teaser, offer, ...change }).price !== null).toBe(isShown);
  });

  test('[MOD-009] without an offer there is no price, regardless of the price fields', () => {
    expect(resolveTeaser({ ...teaser, showPerPersonPricePostfix: true }).price).toBeNull();
  });

  test('[MOD-014] a former price is never calculated from a percentage', () => {
    expect(resolveTeaser({ ...teaser, offer, priceComparisonFallbackPercent: 20 }).price?.former).toBeNull();
    const cheaper = { ...offer, comparisonPerPerson: 54_900 };
    expect(resolveTeaser({ ...teaser, offer: cheaper }).price?.former).toBe(54_900);
  });

  test('[MOD-006][MOD-009] shows an editor’s bubble, without its price where prices are hidden', () => {
    const bubble = { ...teaser, overrideBubbleText: 'Warm bis', overrideBubblePrice: 'Oktober' };
    expect(resolveTeaser(bubble).bubble).toEqual({ text: 'Warm bis', price: 'Oktober' });
    expect(resolveTeaser({ ...bubble, hidePrice: true }).bubble).toEqual({ text: 'Warm bis', price: null });
    expect(resolveTeaser({ ...teaser, overrideBubblePrice: 'Oktober' }).bubble).toBeNull();
  });
});
