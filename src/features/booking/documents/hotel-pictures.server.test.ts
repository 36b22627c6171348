import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import type { ImagePort, ImageRequest, ImageResult } from '../../../ports/images/image-port.ts';
import { createHotelPictures } from './hotel-pictures.server.ts';

const brand = brandsAsShipped.get('abendmeer');
const order = buildOrder();

function imagesThatAnswer(answer: () => Promise<ImageResult>) {
  const prepared: ImageRequest[] = [];
  const images: ImagePort = {
    getImage: answer,
    prepareImages: (requests) => void prepared.push(...requests),
    close: async () => {},
  };
  return { images, prepared };
}

async function paint(): Promise<ImageResult> {
  const create = { width: 92, height: 38, channels: 3, background: '#88aacc' } as const;
  const data = new Uint8Array(await sharp({ create }).webp().toBuffer());
  return { ok: true, data, contentType: 'image/webp', etag: '"1"', mayChange: false };
}

const fail = (error: unknown) => {
  throw error;
};

test('a hotel’s picture is a JPEG, which mail programs and PDF know', async () => {
  const { images, prepared } = imagesThatAnswer(paint);
  const pictures = createHotelPictures(images, fail);
  pictures.prepare(order, brand);
  expect(prepared).toMatchObject([{ size: '920x380' }]);
  const picture = await pictures.find(order, brand, 5_000);
  expect(await sharp(picture ?? new Uint8Array()).metadata()).toMatchObject({ format: 'jpeg', width: 92 });
});

test('nothing waits for a picture: one that is late, unknown or broken is left out', async () => {
  const late = imagesThatAnswer(() => new Promise(() => {}));
  expect(await createHotelPictures(late.images, fail).find(order, brand, 1)).toBeNull();
  const unknown = imagesThatAnswer(async () => ({ ok: false, reason: 'unknown-scene' }));
  expect(await createHotelPictures(unknown.images, fail).find(order, brand, 5_000)).toBeNull();
  const reported: unknown[] = [];
  const broken = imagesThatAnswer(async () => fail(new Error('The painter is gone')));
  const pictures = createHotelPictures(broken.images, (error) => reported.push(error));
  expect(await pictures.find(order, brand, 5_000)).toBeNull();
  expect(reported).toMatchObject([{ message: 'The painter is gone' }]);
});
