import { expect, test } from 'vitest';
import { brandsAsShipped, type LiveBrands } from '../../brands/load-brands.server.ts';
import { createSites } from './sites.server.ts';

const sitesOf = (baseUrl: string, brands: Pick<LiveBrands, 'get'> = brandsAsShipped) =>
  createSites({ brands, baseUrl, configuredBrand: 'tagwind' });

const find = (baseUrl: string, host: string, isHttps = false) => {
  const site = sitesOf(baseUrl).find(host, isHttps);
  return site && `${site.brand.key} ${site.origin}`;
};

test.each([
  ['www.fernweh.example', 'tagwind https://www.fernweh.example'],
  ['WWW.Fernweh.example:3000', 'tagwind https://www.fernweh.example'],
  ['www.abendmeer.example', 'abendmeer https://www.abendmeer.example'],
  ['www.tagwind.example:8443', 'tagwind https://www.tagwind.example'],
])('[SHELL-002] a public shop answers its host %s at the configured address', (host, site) => {
  expect(find('https://www.fernweh.example', host)).toBe(site);
});

test('every site of a public shop has the port of BASE_URL', () => {
  expect(find('https://www.fernweh.example:8443', 'www.abendmeer.example')).toBe(
    'abendmeer https://www.abendmeer.example:8443',
  );
});

test.each([
  'evil.example',
  'www.fernweh.example.evil.example',
  'fernweh.example',
  'www.fernweh.example.',
  'localhost:3000',
  'abendmeer.localhost',
  '127.0.0.1',
  '192.168.1.20',
  '203.0.113.9',
  '[::1]:3000',
  '',
  'a b',
])('a public shop does not answer %j', (host) => {
  expect(find('https://www.fernweh.example', host)).toBeNull();
});

test.each([
  ['localhost:3000', 'tagwind http://localhost:3000'],
  ['localhost:8080', 'tagwind http://localhost:8080'],
  ['abendmeer.localhost:3000', 'abendmeer http://abendmeer.localhost:3000'],
  ['127.0.0.1:3000', 'tagwind http://127.0.0.1:3000'],
  ['[::1]:3000', 'tagwind http://[::1]:3000'],
  ['192.168.1.20:3000', 'tagwind http://192.168.1.20:3000'],
  ['laptop:3000', 'tagwind http://laptop:3000'],
  ['laptop.local:3000', 'tagwind http://laptop.local:3000'],
  ['www.abendmeer.example', 'abendmeer http://www.abendmeer.example'],
])('a shop on its own machine or network answers %s as it was asked', (host, site) => {
  expect(find('http://localhost:3000', host)).toBe(site);
});

test('a proxy of the own network that speaks https is where its visitors are', () => {
  expect(find('http://localhost:3000', 'shop.lan', true)).toBe('tagwind https://shop.lan');
});

test.each(['evil.example', '203.0.113.9:3000', '8.8.8.8', 'localhost.evil.example', '[2001:db8::1]'])(
  'a shop on its own machine does not answer %s, which others may own',
  (host) => {
    expect(find('http://localhost:3000', host)).toBeNull();
  },
);

test('a host that a brand gets later is answered without a restart', () => {
  let hosts: readonly string[] = [];
  const brands: Pick<LiveBrands, 'get'> = {
    get: (key) => ({ ...brandsAsShipped.get(key), ...(key === 'abendmeer' ? { hosts } : {}) }),
  };
  const sites = sitesOf('https://www.fernweh.example', brands);
  expect(sites.find('reisen.example', false)).toBeNull();
  hosts = ['reisen.example'];
  expect(sites.find('reisen.example', false)).toMatchObject({
    brand: { key: 'abendmeer' },
    origin: 'https://reisen.example',
  });
});

test('calls under any other host are about the site of BASE_URL', () => {
  expect(sitesOf('https://www.abendmeer.example').main()).toMatchObject({
    brand: { key: 'abendmeer' },
    origin: 'https://www.abendmeer.example',
  });
});
