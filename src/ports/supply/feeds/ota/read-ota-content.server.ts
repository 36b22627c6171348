import type { CatalogueRecord } from '../csv/map-csv-rows.server.ts';
import type { PictureFinder } from '../pictures/picture-finder.server.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { attempt, type FeedStream, refuse } from '../records/feed-record.ts';
import { mapDescriptiveContent } from './map-descriptive-content.ts';
import { mapSellableProduct } from './map-sellable-product.ts';
import { readXmlRecords } from './read-xml-records.server.ts';
import type { XmlElement } from './xml-element.ts';

const containers = new Set([
  'OTA_HotelDescriptiveContentNotifRQ',
  'HotelDescriptiveContents',
  'OTA_HotelInvNotifRQ',
  'SellableProducts',
]);

/** Reads `OTA_HotelDescriptiveContentNotifRQ` and `OTA_HotelInvNotifRQ`, each HotelDescriptiveContent and each SellableProduct a record. */
export async function* readOtaContent(
  stream: FeedStream,
  file: string,
  directory: FeedDirectory,
  pictures: PictureFinder,
): AsyncGenerator<CatalogueRecord> {
  for await (const record of readXmlRecords(stream, containers, { keepsText: true })) {
    if ('fault' in record) {
      yield { ok: false, file, line: record.fault.line ?? 1, reason: record.fault.message };
      continue;
    }
    const { element } = record;
    if (element.name === 'POS') continue;
    yield await attempt(file, element.line, async (): Promise<CatalogueRecord> => {
      return { ok: true, line: element.line, ...(await mapElement(element, directory, pictures)) };
    });
  }
}

async function mapElement(element: XmlElement, directory: FeedDirectory, pictures: PictureFinder) {
  if (element.name === 'HotelDescriptiveContent') return mapDescriptiveContent(element, directory, pictures);
  if (element.name === 'SellableProduct')
    return { changes: [], entry: await mapSellableProduct(element, directory) };
  return refuse(`${element.name} is not taken`, element.line);
}
