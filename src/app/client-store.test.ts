import { beforeEach, expect, test, vi } from 'vitest';

// Every test gets the module anew: the store is one per document.
let module: typeof import('./client-store.ts');

beforeEach(async () => {
  vi.resetModules();
  module = await import('./client-store.ts');
});

test('[STORE-001] initialising the store twice throws', () => {
  module.initializeStore();
  expect(() => module.initializeStore()).toThrow(new Error('Redux store can only be initialized once'));
});

test('[STORE-002] using the store before it is set up throws', () => {
  expect(() => module.requireStore()).toThrow(new Error('Store must be initialized first'));
});

test('[SHELL-016][SHELL-017] starting over resets the search and the selected offer', () => {
  const store = module.initializeStore();
  store.dispatch(module.clientActions.changeSearch({ dest: '12' }));
  store.dispatch(module.clientActions.selectOffer('offer-1'));
  expect(store.getState()).toEqual({ search: { dest: '12' }, selectedOffer: 'offer-1' });
  store.dispatch(module.clientActions.startOver());
  expect(module.requireStore().getState()).toEqual({ search: {}, selectedOffer: null });
});
