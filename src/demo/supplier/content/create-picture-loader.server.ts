import { mediaLimits, pictureFeeds } from '../../../defaults.ts';
import { sniffPictureFormat } from '../../../domain/pictures/sniff-picture-format.ts';
import { readUpload } from '../../../features/media/read-upload.server.ts';
import { saysGenerated } from '../../../features/media/says-generated.server.ts';
import type { PictureLoader } from '../../../ports/supply/feeds/pictures/picture-loader.ts';
import { refuse } from '../../../ports/supply/feeds/records/feed-record.ts';
import { downloadPublicFile } from '../../../server/process/download-public-file.server.ts';

/** Loads photographs of feeds as the media library reads uploads. @param trustedHosts the setting PICTURE_HOSTS */
export function createPictureLoader(trustedHosts: ReadonlySet<string>): PictureLoader {
  return {
    async download(url, etag) {
      const { downloadTimeoutMs: timeoutMs, maxBytes, maxRedirects } = pictureFeeds;
      const accept = 'image/jpeg, image/png, image/webp';
      const limits = { timeoutMs, maxBytes, maxRedirects, trustedHosts };
      const found = await downloadPublicFile(url, { etag, accept, ...limits });
      if (found.outcome === 'failed') return refuse(`url '${url}' ${found.reason}`);
      return found.outcome === 'unchanged' ? null : found;
    },
    async read(file) {
      const bytes = Buffer.from(file);
      const format = sniffPictureFormat(bytes);
      if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
        return refuse('the picture is no JPEG, PNG or WebP');
      const read = await readUpload(bytes);
      if (!read.ok) return refuse(`the picture ${faults[read.reason]}`);
      const { id, data, width, height, isGenerated } = read;
      const { leastWidth, leastHeight } = pictureFeeds;
      if (width < leastWidth || height < leastHeight)
        refuse(
          `the picture has ${width} x ${height} pixels, ${leastWidth} x ${leastHeight} are the least that is shown`,
        );
      return { id, data, width, height, isGenerated };
    },
    saysGenerated,
  };
}

const faults = {
  'too-large': 'is too large',
  'not-a-picture': 'is no JPEG, PNG or WebP',
  'too-many-pixels': `has more than ${mediaLimits.maxPixels} pixels`,
  broken: 'is damaged',
  busy: 'cannot be read now, send it again',
} as const;
