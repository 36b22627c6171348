import { expect, test } from 'vitest';
import { createKnownBrowsers } from './known-browser.server.ts';

const browsers = createKnownBrowsers('a secret');
const value = browsers.issue('mira@staff.example');

test('a browser is known for the address that has signed in there', () => {
  expect(browsers.find('mira@staff.example', value)).toMatch(/^[\w-]{22}$/);
  expect(browsers.find('noa@staff.example', value)).toBeNull();
  expect(browsers.find('mira@staff.example', browsers.issue('mira@staff.example'))).not.toBe(
    browsers.find('mira@staff.example', value),
  );
});

test.each(['', '.', 'made-up', 'made.up', value.slice(0, -1), `${value}A`])(
  'nobody knows the browser %j',
  (given) => {
    expect(browsers.find('mira@staff.example', given)).toBeNull();
    expect(createKnownBrowsers('another secret').find('mira@staff.example', value)).toBeNull();
  },
);
