import { describe, expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import type { ModuleInstance } from '../../site/module-instance.ts';
import { buildVisibilityContext, type ShownPage } from './build-visibility-context.server.ts';
import { showModules } from './show-modules.server.ts';

const documentId = '6f1c8a52-0d3e-4b7a-9c51-2e8f4a6b7d90';
const text: ModuleInstance = { type: 'textBlock', id: 'text', props: { paragraphs: ['One.'] } };
const countdown: ModuleInstance = {
  type: 'countdown',
  id: 'soon',
  props: { headline: 'Soon', date: '2026-12-24T17:00:00Z', until: '' },
};
const membership: ModuleInstance = {
  type: 'membershipBox',
  id: 'members',
  props: { headline: 'Members', promoCode: 'SECRET-5' },
};
const miles: ModuleInstance = { type: 'milesBadge', id: 'miles', props: { rate: 1 } };
const unknown: ModuleInstance = { type: 'weather', id: 'new', props: {} };

const before = new Date('2026-12-24T16:59:59Z');
const after = new Date('2026-12-24T17:00:00Z');

function look(options: Parameters<typeof buildVisit>[0] = {}, now = before, page: Partial<ShownPage> = {}) {
  return buildVisibilityContext(
    buildVisit(options),
    { route: 'homepage', query: new URLSearchParams(), ...page },
    now,
  );
}
const idsOf = (modules: readonly ModuleInstance[]) => modules.map(({ id }) => id);

describe('modules as they are shown', () => {
  test('are all of them as they are where nothing is hidden and nothing is narrowed', () => {
    const modules = [text, countdown];
    expect(showModules(modules, documentId, look())).toEqual(modules);
  });

  test('[MOD-077] leave out what is over, at the very moment', () => {
    expect(idsOf(showModules([text, countdown], documentId, look({}, before)))).toEqual(['text', 'soon']);
    expect(idsOf(showModules([text, countdown], documentId, look({}, after)))).toEqual(['text']);
  });

  test('[EDIT-003] [EDIT-007] [MILES-001] show editors what visitors do not see', () => {
    const modules = [countdown, miles];
    expect(idsOf(showModules(modules, documentId, look({}, after)))).toEqual([]);
    expect(idsOf(showModules(modules, documentId, look({ isEditor: true }, after)))).toEqual([
      'soon',
      'miles',
    ]);
  });

  test('[EDIT-002] show an unknown type only to editors', () => {
    expect(showModules([unknown], documentId, look())).toEqual([]);
    expect(showModules([unknown], documentId, look({ isEditor: true }))).toEqual([
      { ...unknown, documentId },
    ]);
  });

  test('[MOD-088] [MOD-089] [AUTH-035] carry no code for those who may not see it', () => {
    const visit = { flags: { authentication: true }, wiredPorts: ['identity'] } as const;
    const [shown] = showModules([membership], documentId, look(visit));
    expect(shown?.props).toEqual({ headline: 'Members', promoCode: null });
    expect(
      JSON.stringify(showModules([membership], documentId, look({ ...visit, isEditor: true }))),
    ).not.toContain('SECRET');
    const codeFor = (isEmailVerified: boolean) =>
      showModules(
        [membership],
        documentId,
        look({ ...visit, member: { nickname: 'Ana', isEmailVerified } }),
      )[0]?.props.promoCode;
    expect(codeFor(true)).toBe('SECRET-5');
    expect(codeFor(false)).toBeNull();
  });

  test('[MOD-090] are without the members’ box where the brand has no accounts', () => {
    expect(showModules([membership], documentId, look({ flags: { authentication: false } }))).toEqual([]);
  });

  test('contain the id of their document only for editors', () => {
    const modules = [text, countdown, membership];
    const visit = { flags: { authentication: true }, wiredPorts: ['identity'] } as const;
    const edited = showModules(modules, documentId, look({ ...visit, isEditor: true }));
    expect(edited.map((module) => module.documentId)).toEqual([documentId, documentId, documentId]);
    const shown = showModules(modules, documentId, look(visit));
    expect(shown.some((module) => 'documentId' in module)).toBe(false);
  });

  test('[EDIT-002] a preview is shown as at its moment', () => {
    expect(
      idsOf(showModules([countdown], documentId, look({ pretendedNow: after.toISOString() }, before))),
    ).toEqual([]);
    expect(
      idsOf(showModules([countdown], documentId, look({ pretendedNow: before.toISOString() }, after))),
    ).toEqual(['soon']);
  });
});
