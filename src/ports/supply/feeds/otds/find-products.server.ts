import { readXmlRecords } from '../ota/read-xml-records.server.ts';
import { attempt, type FeedStream } from '../records/feed-record.ts';
import { type DeliveredProducts, readProducts } from './otds-products.ts';
import { otdsContainers } from './read-otds.server.ts';

/** The ways of selling that an OTDS file names, for the other files of its delivery. */
export async function findProducts(open: () => FeedStream, file: string): Promise<DeliveredProducts> {
  const found = await attempt(file, 1, async () => {
    for await (const record of readXmlRecords(open(), otdsContainers)) {
      if ('fault' in record) throw record.fault;
      if (record.element.name === 'Products') return { types: readProducts(record.element) };
    }
    return { types: new Set<never>() };
  });
  return { file, types: 'reason' in found ? null : found.types };
}
