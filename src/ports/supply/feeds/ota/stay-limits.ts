import { stayLengths } from '../../../../defaults.ts';
import { minStays } from '../../../../domain/search/supply-facts.ts';
import { refuse } from '../records/feed-record.ts';
import { readWhole } from '../records/feed-value.ts';
import { attributeOf, elementsAt, requireAttribute, type XmlElement } from './xml-element.ts';

/** Shortest and longest stays in nights, null where a rule names none. */
export interface StayLimits {
  readonly minStay: number | null;
  readonly maxStay: number | null;
}

/** LengthsOfStay of a message or booking rule: limits of those who arrive on its days. @throws FeedError */
export function readStayLimits(element: XmlElement): StayLimits {
  let limits: StayLimits = { minStay: null, maxStay: null };
  for (const length of elementsAt(element, 'LengthsOfStay', 'LengthOfStay')) {
    limits = { ...limits, ...readLimit(length) };
  }
  return limits;
}

function readLimit(length: XmlElement): Partial<StayLimits> {
  const unit = attributeOf(length, 'TimeUnit') ?? 'Day';
  if (unit !== 'Day') refuse(`LengthOfStay TimeUnit '${unit}' is not Day`, length.line);
  const type = requireAttribute(length, 'MinMaxMessageType');
  const nights = readWhole('LengthOfStay Time', requireAttribute(length, 'Time'), 1, 999, length.line);
  if (type === 'SetMinLOS') return { minStay: requireMinStay(nights, length.line) };
  if (type === 'SetMaxLOS') return { maxStay: Math.min(nights, stayLengths.maxNights) };
  return refuse(`LengthOfStay MinMaxMessageType '${type}' is neither SetMinLOS nor SetMaxLOS`, length.line);
}

function requireMinStay(nights: number, line: number): number {
  if ((minStays as readonly number[]).includes(nights)) return nights;
  return refuse(
    `LengthOfStay Time '${nights}' is no minimum stay: there are 1 to 14, 21 and 22 nights`,
    line,
  );
}
