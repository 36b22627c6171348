import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../tests/oracle/random.ts';

const columns = {
  places: 'id,type,parent_id,name_de,name_en,name_es,name_fr,name_it,country,latitude,longitude,glossary',
  airports:
    'code,name_de,name_en,name_es,name_fr,name_it,city_de,city_en,city_es,city_fr,city_it,country,latitude,longitude,time_zone,departure,arrival',
  airlines: 'code,name,child_percent,infant_fare,currency',
  hotels:
    'id,name,city_id,region_id,country_id,stars,rating,reviews,attributes,latitude,longitude,airports,street,zip,city,country,scene',
  rooms:
    'hotel_id,room_code,type,name_de,name_en,name_es,name_fr,name_it,square_metres,max_persons,allotment,scene',
  plans:
    'hotel_id,room_code,plan_code,board,min_adults,max_adults,max_children,max_persons,single_use_percent,extra_adult_percent,child_bands,rate_step,currency,sold_by,max_stay,free_days,cancellation_fees,change_fees,name_letters,substitute_fee,deposit_percent,balance_days,floor_price,early_bookings',
  nights: 'hotel_id,room_code,plan_code,from,to,weekdays,rate,currency,state,min_stay,arrival',
  flights:
    'airline,number,from,to,valid_from,valid_to,weekdays,departure,arrival,arrival_day,stops,cabin,baggage,fare,currency,seats',
} as const;

type Table = keyof typeof columns;

/** Country of all hotels, by which they are searched for. */
export const importedCountry = 700_000_001;

/** Number of the first hotel; the others follow. */
export const firstImportedHotel = 800_000_000;

const everywhere = (text: string) => Array.from({ length: 5 }, () => text).join(',');

/**
 * Writes the files of an operator: hotels in ten cities of an island, two rooms and three plans each, with rates for weekdays and weekends of the
 * whole horizon, and daily flights. The same for the same number of hotels and seed.
 * @returns the paths of the files
 */
export function generateShop(folder: string, hotels: number, seed: number): string[] {
  const random = createRandom(seed);
  const files = new Map<Table, number>();
  const paths = (Object.keys(columns) as Table[]).map((table) => {
    const path = join(folder, `${table}.csv`);
    files.set(table, openSync(path, 'w'));
    return path;
  });
  const write = (table: Table, ...rows: readonly string[]) => {
    const file = files.get(table);
    if (file !== undefined) writeSync(file, `${rows.join('\n')}\n`);
  };
  for (const table of Object.keys(columns) as Table[]) write(table, columns[table]);

  write('places', `${importedCountry},country,,${everywhere('Benchland')},GR,36,24,yes`);
  write('places', `700000002,region,${importedCountry},${everywhere('Benchos')},GR,36.1,24.1,yes`);
  for (let city = 0; city < 10; city += 1)
    write(
      'places',
      `${700_000_010 + city},city,700000002,${everywhere(`Bench ${city}`)},GR,36.${city},24.2,yes`,
    );
  write(
    'airports',
    `QZA,${everywhere('Bench Nord')},${everywhere('Bench Nord')},DE,53.6,9.9,Europe/Berlin,yes,no`,
  );
  write(
    'airports',
    `QZB,${everywhere('Bench Sued')},${everywhere('Bench Sued')},GR,36.4,24.4,Europe/Athens,no,yes`,
  );
  write('airlines', '9Z,Bench Air,75,25.00,EUR');
  for (const [number, from, to] of [
    [1, 'QZA', 'QZB'],
    [2, 'QZB', 'QZA'],
  ] as const)
    write(
      'flights',
      `9Z,${number},${from},${to},,,1234567,0${5 + number}:40,1${number}:15,same,0,economy,checked,129.00,EUR,200`,
    );

  for (let index = 0; index < hotels; index += 1) {
    const id = firstImportedHotel + index;
    const stars = random.int(2, 5);
    write(
      'hotels',
      `${id},Hotel Bench ${index},${700_000_010 + (index % 10)},700000002,${importedCountry},${stars},${random.int(30, 60) / 10},${random.int(1, 900)},pool|wifi,36.${1000 + (index % 8999)},24.${1000 + (index % 8999)},QZB,Odos ${index},84001,Bench,GR,coast.aegean.summer.golden.warm.meltemi`,
    );
    for (const [code, type] of [
      ['DBL', 'double'],
      ['SUI', 'suite'],
    ] as const)
      write(
        'rooms',
        `${id},${code},${type},${everywhere(type)},24,4,${random.int(1, 20)},room.aegean.summer.noon.warm.dbl`,
      );
    for (const [room, plan] of [
      ['DBL', 'BB'],
      ['DBL', 'HB'],
      ['SUI', 'HB'],
    ] as const) {
      const board = plan === 'BB' ? 'breakfast' : 'half_board';
      write(
        'plans',
        `${id},${room},${plan},${board},1,3,1,3,160,80,0-1:0|2-11:50,1.00,EUR,stay,22,14,7:50%|1:80%,14:30.00,3,25.00,20,28,,`,
      );
      const rate = random.int(30, 90) + (room === 'SUI' ? 60 : 0);
      write(
        'nights',
        `${id},${room},${plan},,,1234567,${rate}.00,EUR,open,${random.int(1, 3)},yes`,
        `${id},${room},${plan},,,56,${rate + 12}.00,EUR,open,3,yes`,
      );
    }
  }
  for (const file of files.values()) closeSync(file);
  return paths;
}
