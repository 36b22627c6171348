import type { SupplyChange } from '../../../../domain/search/supply-facts.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { attempt, type FeedRecord, type FeedStream, refuse } from '../records/feed-record.ts';
import { mapAvailStatus } from './map-avail-status.ts';
import { mapRatePlan } from './map-rate-plan.ts';
import { readXmlRecords } from './read-xml-records.server.ts';
import type { XmlElement } from './xml-element.ts';

const containers = new Set([
  'OTA_HotelAvailNotifRQ',
  'AvailStatusMessages',
  'OTA_HotelRatePlanNotifRQ',
  'RatePlans',
]);

/**
 * Reads `OTA_HotelAvailNotifRQ` and `OTA_HotelRatePlanNotifRQ`, each AvailStatusMessage and each RatePlan a record. A
 * record is mapped when the caller requests it, so that it sees the changes of the record before.
 */
export async function* readOtaMessage(
  stream: FeedStream,
  fileName: string,
  directory: FeedDirectory,
): AsyncGenerator<FeedRecord> {
  for await (const record of readXmlRecords(stream, containers)) {
    if ('fault' in record) {
      yield { ok: false, file: fileName, line: record.fault.line ?? 1, reason: record.fault.message };
      continue;
    }
    const { element } = record;
    if (isEnvelope(element)) continue;
    yield await attempt(fileName, element.line, async (): Promise<FeedRecord> => {
      return { ok: true, line: element.line, changes: await mapElement(element, directory) };
    });
  }
}

function mapElement(element: XmlElement, directory: FeedDirectory): Promise<readonly SupplyChange[]> {
  if (element.name === 'AvailStatusMessage') return mapAvailStatus(element, directory);
  if (element.name === 'RatePlan') return mapRatePlan(element, directory);
  return refuse(`${element.name} is not taken`, element.line);
}

/** Who sends the message and its number say nothing of the supply; that it is a complete set does. */
function isEnvelope({ name, attributes }: XmlElement): boolean {
  return name === 'POS' || (name === 'UniqueID' && attributes.Instance !== 'CompleteSet');
}
