import { expect, test } from 'vitest';
import {
  buildGeneratedKey,
  buildUploadKey,
  findPictureMark,
  isPictureKey,
  parseUploadBlur,
  parseUploadId,
} from './picture-key.ts';

const id = 'k3v9x0q2m7b4a8ca8c776554';

test('an upload’s key carries its id', () => {
  expect(buildUploadKey(id)).toBe(`upload.${id}`);
  expect(parseUploadId(`upload.${id}`)).toBe(id);
});

test('an upload’s key says the four colours of its blur', () => {
  expect(parseUploadBlur(`upload.${id}`)).toEqual(['#aa88cc', '#aa88cc', '#777766', '#555544']);
  expect(parseUploadBlur('coast.aegean.summer.golden.warm.kreta')).toBeNull();
});

test.each([
  'upload.',
  'upload.k3v9x0q2m7b4',
  `upload.${id}0`,
  `upload.${id.slice(0, 23)}g`,
  `UPLOAD.${id}`,
  id,
])('%j is no upload', (key) => {
  expect([parseUploadId(key), isPictureKey(key)]).toEqual([null, false]);
});

test('scenes and uploads are pictures', () => {
  expect(isPictureKey('coast.aegean.summer.golden.warm.kreta')).toBe(true);
  expect(isPictureKey(`upload.${id}`)).toBe(true);
});

test('a generated picture is known by its key, and is an upload in everything else', () => {
  const key = buildGeneratedKey(id);
  expect(key).toBe(`generated.${id}`);
  expect([parseUploadId(key), isPictureKey(key)]).toEqual([id, true]);
  expect(parseUploadBlur(key)).toEqual(parseUploadBlur(`upload.${id}`));
});

test.each([
  ['coast.aegean.summer.golden.warm.kreta', null, 'illustration'],
  [`upload.${id}`, null, null],
  [`generated.${id}`, 'generated', 'generated'],
])('%s of a place is marked as %s, of a hotel as %s', (key, ofPlace, ofHotel) => {
  expect([findPictureMark(key, false), findPictureMark(key, true)]).toEqual([ofPlace, ofHotel]);
});
