import { beforeEach, expect, test, vi } from 'vitest';

// Every test imports the module again: the store is one per document.
let module: typeof import('./client-store.ts');

beforeEach(async () => {
  vi.resetModules();
  module = await import('./client-store.ts');
});

function defineCounter() {
  return module.defineSlice({
    key: 'counter',
    initial: 0,
    reduce: (count: number, action) => {
      if (action.type === 'START_OVER') return 0;
      return action.type === 'COUNT' ? count + 1 : count;
    },
  });
}

test('[STORE-001] initialising the store twice throws', () => {
  module.initializeStore();
  expect(() => module.initializeStore()).toThrow(new Error('Redux store can only be initialized once'));
});

test('[STORE-002] using the store before it is set up throws', () => {
  expect(() => module.requireStore()).toThrow(new Error('Store must be initialized first'));
});

test('a slice holds its initial state without a store and follows its actions with one', () => {
  const counter = defineCounter();
  expect(module.readSlice(counter)).toBe(0);
  const store = module.initializeStore();
  store.dispatch({ type: 'COUNT' });
  expect(module.readSlice(counter)).toBe(1);
  store.dispatch(module.clientActions.startOver());
  expect(module.readSlice(counter)).toBe(0);
});

test('a slice that arrives after the store takes part from its next action on', () => {
  const store = module.initializeStore();
  store.dispatch({ type: 'COUNT' });
  const counter = defineCounter();
  expect(module.readSlice(counter)).toBe(0);
  store.dispatch({ type: 'COUNT' });
  expect(module.readSlice(counter)).toBe(1);
});

test('an action that concerns no slice leaves the state the very same object', () => {
  defineCounter();
  const store = module.initializeStore();
  store.dispatch({ type: 'COUNT' });
  const before = store.getState();
  store.dispatch({ type: 'SOMETHING_ELSE' });
  expect(store.getState()).toBe(before);
});

test('a listener is called after each action until it unsubscribes', () => {
  const counter = defineCounter();
  const store = module.initializeStore();
  const seen: number[] = [];
  const listener = () => seen.push(module.readSlice(counter));
  const unsubscribe = store.subscribe(listener);
  store.subscribe(listener);
  store.dispatch({ type: 'COUNT' });
  unsubscribe();
  store.dispatch({ type: 'COUNT' });
  expect(seen).toEqual([1, 1, 2]);
});

test('a listener that unsubscribes another while it is called does not disturb the call', () => {
  const store = module.initializeStore();
  const seen: string[] = [];
  store.subscribe(() => {
    seen.push('first');
    unsubscribe();
  });
  const unsubscribe = store.subscribe(() => seen.push('second'));
  store.dispatch({ type: 'COUNT' });
  store.dispatch({ type: 'COUNT' });
  expect(seen).toEqual(['first', 'second', 'first']);
});
