import { expect, test } from 'vitest';
import { createSignInWait } from './sign-in-wait.ts';

test('[EDIT-009] all calls that wait for a sign-in continue together', async () => {
  const wait = createSignInWait();
  let notified = 0;
  wait.subscribe(() => {
    notified += 1;
  });
  const both = Promise.all([wait.begin(), wait.begin()]);
  expect(wait.isWaiting()).toBe(true);
  wait.end();
  await both;
  expect(wait.isWaiting()).toBe(false);
  expect(notified).toBe(2);
});
