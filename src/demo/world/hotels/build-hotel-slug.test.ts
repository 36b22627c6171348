import { expect, it } from 'vitest';
import { buildHotelSlug } from './build-hotel-slug.ts';

it.each([
  ['Hotel Cala Blanca', 'hotel-cala-blanca'],
  ['Gasthof Weißer Löwe', 'gasthof-weisser-loewe'],
  ['Hôtel Rivage de l’Anse', 'hotel-rivage-de-lanse'],
  ['Çınar Köşk & Bahçe', 'cinar-koesk-bahce'],
  ['Sunčana Školjka', 'suncana-skoljka'],
  [' Skærgården ', 'skaergaarden'],
])('turns %s into %s', (name, slug) => {
  expect(buildHotelSlug(name)).toBe(slug);
});
