import type { RatePlanFacts } from '../../../../domain/search/supply-facts.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { requireAttribute, type XmlElement } from './xml-element.ts';

/** The operator's code of the hotel that a record's container is about. @throws FeedError where it is missing or unknown */
export async function requireHotelCode(record: XmlElement, directory: FeedDirectory): Promise<string> {
  if (record.parent === null) return refuse(`${record.name} belongs to no hotel`, record.line);
  const hotelCode = requireAttribute(record.parent, 'HotelCode');
  if ((await directory.findHotel(hotelCode)) !== null) return hotelCode;
  return refuse(`HotelCode '${hotelCode}' is unknown`, record.parent.line);
}

/** Plans that an element refers to; without a room or a rate plan, all of them. @throws FeedError when there are none */
export async function requirePlans(
  element: XmlElement,
  codes: { readonly hotel: string; readonly room: string | null; readonly ratePlan: string | null },
  directory: FeedDirectory,
): Promise<readonly RatePlanFacts[]> {
  const plans = await directory.findPlans(codes.hotel, codes.room, codes.ratePlan);
  if (plans.length > 0) return plans;
  const named = [
    ...(codes.room === null ? [] : [`InvTypeCode '${codes.room}'`]),
    ...(codes.ratePlan === null ? [] : [`RatePlanCode '${codes.ratePlan}'`]),
  ];
  return refuse(`${named.join(' with ') || 'a plan'} of hotel '${codes.hotel}' is unknown`, element.line);
}
