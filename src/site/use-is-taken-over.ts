import { useSyncExternalStore } from 'react';

/**
 * False on the server and while React takes over what it served, true from then on: for what is unusable without
 * script, so that it need not be rendered and sent with every page.
 */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(ignoreChanges, isTakenOver, isServed);
}

const ignoreChanges = () => () => {};
const isTakenOver = () => true;
const isServed = () => false;
