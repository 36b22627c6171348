import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { buildSchedule } from '../../../ports/supply/feeds/samples/build-ssim.ts';
import { streamOf } from '../../../ports/supply/feeds/samples/read-all.ts';

/** A text as a file. */
export function feedFile(name: string, text: string): FeedFile {
  return { name, open: () => streamOf(text) };
}

const hotelColumns =
  'id,name,city_id,region_id,country_id,stars,rating,reviews,attributes,latitude,longitude,airports,street,zip,city,country,scene';
const hotelRest =
  '4.5,5.3,812,pool|spa,39.81,3.12,PMI,Carrer Nou 7,07410,Alcúdia,ES,pool.balearic.summer.noon.warm.nou';

/** Hotels, by default of the small world's only city. */
export function hotelsCsv(...hotels: readonly { id: number; name: string; places?: string }[]): FeedFile {
  const rows = hotels.map(({ id, name, places = '10001,1001,1' }) => `${id},${name},${places},${hotelRest}`);
  return feedFile('hotels.csv', [hotelColumns, ...rows].join('\n'));
}

/** RatePlan elements of a hotel, a line each from line 2 on. */
export function ratePlansXml(hotelId: number, ...ratePlans: readonly string[]): FeedFile {
  const body = [`<OTA_HotelRatePlanNotifRQ><RatePlans HotelCode="${hotelId}">`, ...ratePlans];
  return feedFile('plans.xml', [...body, '</RatePlans></OTA_HotelRatePlanNotifRQ>'].join('\n'));
}

/** One RatePlan that has a price for two, in whole units of money, from a first to a last night. */
export function ratePlan(
  type: 'New' | 'Overlay',
  planId: number,
  from: string,
  to: string,
  amount: number,
): string {
  const price = `<BaseByGuestAmts><BaseByGuestAmt NumberOfGuests="2" AgeQualifyingCode="10" AmountAfterTax="${amount}"/></BaseByGuestAmts>`;
  const rate = `<Rates><Rate InvTypeCode="1" Start="${from}" End="${to}">${price}</Rate></Rates>`;
  return `<RatePlan RatePlanNotifType="${type}" CurrencyCode="EUR" RatePlanCode="${planId}">${rate}</RatePlan>`;
}

/** AvailStatusMessages of a hotel, a line each from line 2 on: days, codes and further attributes. */
export function availXml(
  hotelId: number,
  ...messages: readonly { from: string; to: string; plan?: string | number; restriction: string }[]
): FeedFile {
  const lines = messages.map(({ from, to, plan, restriction }) => {
    const code = plan === undefined ? '' : ` RatePlanCode="${plan}"`;
    const control = `<StatusApplicationControl Start="${from}" End="${to}" InvTypeCode="1"${code}/>`;
    return `<AvailStatusMessage>${control}${restriction}</AvailStatusMessage>`;
  });
  const body = [`<OTA_HotelAvailNotifRQ><AvailStatusMessages HotelCode="${hotelId}">`, ...lines];
  return feedFile('avail.xml', [...body, '</AvailStatusMessages></OTA_HotelAvailNotifRQ>'].join('\n'));
}

/** Flight Q1 777 from FRA to PMI and back, every day from 1 April to 30 September 2026, at these fares and with five seats. */
export function scheduleFiles(fare: string): readonly FeedFile[] {
  const days = { airline: 'Q1', from: '01APR26', to: '30SEP26' };
  const legs = [
    { ...days, flight: '0777', departure: 'FRA 0910 +0200', arrival: 'PMI 1125 +0200' },
    { ...days, flight: '0778', departure: 'PMI 1300 +0200', arrival: 'FRA 1520 +0200' },
  ];
  const columns = 'airline,from,to,cabin,valid_from,valid_to,weekdays,fare,currency,seats,baggage';
  const fares = [
    `Q1,FRA,PMI,economy,2026-04-01,2026-09-30,1234567,${fare},EUR,5,checked`,
    `Q1,PMI,FRA,economy,2026-04-01,2026-09-30,1234567,${fare},EUR,5,checked`,
  ];
  return [
    feedFile('summer.ssim', buildSchedule(legs, { airline: 'Q1' }).join('\n')),
    feedFile('fares.csv', [columns, ...fares].join('\n')),
  ];
}

/** One RatePlan that is no longer sold. */
export function removal(planId: number): string {
  return `<RatePlan RatePlanNotifType="Remove" CurrencyCode="EUR" RatePlanCode="${planId}"/>`;
}
