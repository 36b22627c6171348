import sharp from 'sharp';
import type { Brand } from '../../../brands/brand.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { ImagePort, ImageRequest } from '../../../ports/images/image-port.ts';
import { lightScene } from '../../../trip-search/catalogue/light-scene.ts';

type Booked = Pick<BookingOrder, 'trip'>;

/** The picture of the booked hotel, for documents and mails. */
export interface HotelPictures {
  /** Begins to make the picture, so that it is there when it is asked for. Returns at once. */
  prepare(order: Booked, brand: Brand): void;
  /** The picture as a JPEG; null where there is none within the time. Nothing waits for a picture alone. */
  find(order: Booked, brand: Brand, timeoutMs: number): Promise<Uint8Array | null>;
}

/** For demonstrations and tests, which paint nothing. */
export const noHotelPictures: HotelPictures = { prepare: () => {}, find: async () => null };

/** Takes the pictures of the shop's image port, in the light of the brand. A failure is reported and leaves the picture out. */
export function createHotelPictures(images: ImagePort, report: (error: unknown) => void): HotelPictures {
  return {
    prepare: (order, brand) => images.prepareImages([requestOf(order, brand)]),
    async find(order, brand, timeoutMs) {
      const made = makeJpeg(images, requestOf(order, brand)).catch((error: unknown) => {
        report(error);
        return null;
      });
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), timeoutMs);
      });
      const picture = await Promise.race([made, tooLate]);
      clearTimeout(timer);
      return picture;
    },
  };
}

function requestOf({ trip }: Booked, { light }: Brand): ImageRequest {
  return { sceneKey: lightScene(trip.hotel.scene, light), size: '920x380', format: 'webp' };
}

/** Mail programs and PDF know neither WebP nor AVIF. */
async function makeJpeg(images: ImagePort, request: ImageRequest): Promise<Uint8Array | null> {
  const found = await images.getImage(request);
  if (!found.ok) return null;
  return new Uint8Array(await sharp(found.data).jpeg({ quality: 76, mozjpeg: true }).toBuffer());
}
