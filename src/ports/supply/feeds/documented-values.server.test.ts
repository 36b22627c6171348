import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SCENE_HOURS, SCENE_LIGHTS, SCENE_MOTIFS, SCENE_REGIONS } from '../../../domain/pictures/scene.ts';
import { SCENE_SETTINGS } from '../../../domain/pictures/scene-setting.ts';
import { hotelAttributes } from '../../../domain/search/hotel-attribute.ts';

/** An operator writes files without reading the code. */
test.each([
  ['attributes of hotels', hotelAttributes],
  ['what paintings show', SCENE_MOTIFS],
  ['parts of the world', SCENE_REGIONS],
  ['settings', SCENE_SETTINGS],
  ['hours', SCENE_HOURS],
  ['lights', SCENE_LIGHTS],
])('docs/feeds.md lists all %s', async (_, values) => {
  const text = await readFile(new URL('../../../../docs/feeds.md', import.meta.url), 'utf8');
  expect(values.filter((value) => !text.includes(`\`${value}\``))).toEqual([]);
});
