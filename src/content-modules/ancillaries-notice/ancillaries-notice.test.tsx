import { describe, expect, test, vi } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { ShownFlights } from '../../domain/search/describe-flights.ts';
import { parseClosedAirlines, rememberClosedAirlines } from '../../site/closed-airlines.ts';
import { AncillariesNotice } from './ancillaries-notice.tsx';
import { isAncillariesNoticeShown, narrowInfos } from './narrow-infos.ts';
import { ancillariesNoticeSchema } from './schema.ts';

const stored = {
  infos: [
    { airlines: ['H0', 'K0'], text: 'Bags' },
    { airlines: ['K0', 'W0'], text: 'Seats' },
  ],
};
const with_ = (
  airlines: readonly string[],
  { closed = [] as readonly string[], isEditor = false, baggage = 'baggage' as ShownFlights['baggage'] } = {},
) => ({
  flights: { airlines, baggage },
  isEditor,
  closedAirlines: closed,
});

describe('where a notice about airlines is shown', () => {
  test('[MOD-117] to every visitor with a flight of an airline it knows', () => {
    expect(isAncillariesNoticeShown(stored, with_(['H0']))).toBe(true);
    expect(isAncillariesNoticeShown(stored, with_(['0E', 'W0']))).toBe(true);
  });

  test('[MOD-117] [MOD-118] not without such a flight', () => {
    expect(isAncillariesNoticeShown(stored, with_([]))).toBe(false);
    expect(isAncillariesNoticeShown(stored, with_(['0E']))).toBe(false);
  });

  test('[MOD-115] [MOD-118] each info appears with the airlines of its page', () => {
    expect(narrowInfos(stored, with_(['K0']))).toEqual({
      infos: [
        { airlines: ['K0'], text: 'Bags' },
        { airlines: ['K0'], text: 'Seats' },
      ],
    });
    expect(narrowInfos(stored, with_(['H0', '0E']))).toEqual({ infos: [{ airlines: ['H0'], text: 'Bags' }] });
  });

  test('[MOD-115] [MOD-118] an info about baggage only where the fares of the trip have it', () => {
    const info = { airlines: ['H0'], text: 'Suitcase' };
    const about = (baggage: readonly ('none' | 'carryOn' | 'baggage')[]) => ({
      infos: [{ ...info, baggage: [...baggage] }],
    });
    const isShown = (baggage: ShownFlights['baggage'], of: ReturnType<typeof about>) =>
      isAncillariesNoticeShown(of, with_(['H0'], { baggage }));
    expect(isShown('baggage', about(['baggage']))).toBe(true);
    expect(isShown('carryOn', about(['baggage']))).toBe(false);
    expect(isShown('none', about(['baggage']))).toBe(false);
    expect(isShown('carryOn', about(['none', 'carryOn']))).toBe(true);
    expect(isShown('baggage', about(['none', 'carryOn']))).toBe(false);
    expect(isShown(null, about(['none', 'carryOn', 'baggage']))).toBe(false);
    expect(isAncillariesNoticeShown({ infos: [info] }, with_(['H0'], { baggage: 'none' }))).toBe(true);
  });

  test('[MOD-117] [EDIT-006] to editors without airline info, in full', () => {
    expect(isAncillariesNoticeShown(stored, with_([], { isEditor: true }))).toBe(true);
    expect(narrowInfos(stored, with_([], { isEditor: true }))).toEqual({ ...stored, isPlaceholder: true });
  });

  test('[MOD-116] [MOD-118] not for airlines for which it was closed, but for others', () => {
    expect(isAncillariesNoticeShown(stored, with_(['H0'], { closed: ['H0'] }))).toBe(false);
    expect(isAncillariesNoticeShown(stored, with_(['K0'], { closed: ['H0'] }))).toBe(true);
    expect(isAncillariesNoticeShown(stored, with_(['H0', 'W0'], { closed: ['H0'] }))).toBe(true);
    expect(isAncillariesNoticeShown(stored, with_(['H0'], { closed: ['H0'], isEditor: true }))).toBe(true);
  });
});

describe('airlines whose notice was closed', () => {
  test('[MOD-116] [MOD-118] are stored in a cookie for the session, each once', () => {
    vi.stubGlobal('document', { cookie: 'language=de; closed_airlines=H0.K0; x=1' });
    rememberClosedAirlines(['K0', 'W0']);
    expect(document.cookie).toBe('closed_airlines=K0.W0.H0; path=/; samesite=lax');
    vi.unstubAllGlobals();
  });

  test.each([
    [undefined, []],
    ['', []],
    ['H0.W0', ['H0', 'W0']],
    ['H0.<script>.lh.', ['H0']],
    [Array.from({ length: 60 }, () => 'H0').join('.'), Array.from({ length: 40 }, () => 'H0')],
  ])('are read from %j', (cookie, airlines) => {
    expect(parseClosedAirlines(cookie)).toEqual(airlines);
  });
});

describe('ancillaries notice', () => {
  test('[MOD-114] [MOD-116] shows what to know and can be closed', async () => {
    const markup = await renderInShop(
      <AncillariesNotice infos={[{ airlines: ['H0'], text: '**23 kg** are in' }]} />,
    );
    expect(markup).toContain('<strong>23 kg</strong> are in');
    expect(markup).toMatch(/<button type="button"[^>]*aria-label="Close the notice about your flight"/);
  });

  test('[EDIT-006] shows editors that visitors do not see it', async () => {
    const markup = await renderInShop(<AncillariesNotice {...stored} isPlaceholder />);
    expect(readWords(markup)).toBe(
      'Bags Seats Without a matching airline visitors do not see this notice here.',
    );
  });

  test('[MOD-115] an info names airlines by two signs, one of them a letter', () => {
    const fits = (airlines: unknown) =>
      ancillariesNoticeSchema.safeParse({ infos: [{ airlines, text: { de: 'x' } }] }).success;
    expect(fits(['H0', '0E', 'LX'])).toBe(true);
    for (const wrong of [[], ['00'], ['lx'], ['LXX'], ['L']]) expect(fits(wrong)).toBe(false);
  });
});
