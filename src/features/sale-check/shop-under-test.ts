type Cells = Readonly<Record<string, string | number>>;

const tables = {
  'places.csv': {
    id: 900_001,
    type: 'country',
    parent_id: '',
    ...names('Lumeria'),
    country: 'GR',
    latitude: 36.5,
    longitude: 24.5,
    glossary: 'yes',
  },
  'airports.csv': {
    code: 'QXK',
    ...names('Kalameni'),
    ...Object.fromEntries(
      Object.entries(names('Kalameni')).map(([key, name]) => [key.replace('name', 'city'), name]),
    ),
    country: 'GR',
    latitude: 36.46,
    longitude: 24.44,
    time_zone: 'Europe/Athens',
    departure: 'no',
    arrival: 'yes',
  },
  'airlines.csv': {
    code: '7Q',
    name: 'Seeschwalbe Air',
    child_percent: 75,
    infant_fare: '25.00',
    currency: 'EUR',
  },
  'hotels.csv': {
    id: 0,
    operator: '',
    name: 'Hotel Meltemi',
    city_id: 920_001,
    region_id: 910_001,
    country_id: 900_001,
    stars: 4,
    rating: 0,
    reviews: 0,
    attributes: 'wifi',
    latitude: 36.47,
    longitude: 24.43,
    airports: 'QXK',
    street: 'Paralia 12',
    zip: '84001',
    city: 'Kalameni',
    country: 'GR',
    scene: 'coast.aegean.summer.golden.warm.meltemi',
  },
  'rooms.csv': {
    hotel_id: 0,
    room_code: 'DBL',
    type: 'double',
    ...names('Double room'),
    square_metres: 24,
    max_persons: 3,
    allotment: 5,
    scene: 'room.aegean.summer.noon.warm.dbl',
  },
  'plans.csv': {
    hotel_id: 0,
    room_code: 'DBL',
    plan_code: 'FLEX',
    board: 'half_board',
    min_adults: 1,
    max_adults: 2,
    max_children: 1,
    max_persons: 3,
    single_use_percent: 150,
    extra_adult_percent: 80,
    child_bands: '0-1:0|2-11:50',
    rate_step: '1.00',
    currency: 'EUR',
    sold_by: 'stay',
    max_stay: 22,
    free_days: 14,
    cancellation_fees: '',
    change_fees: '',
    name_letters: '',
    substitute_fee: '',
    deposit_percent: '',
    balance_days: '',
    floor_price: '',
    early_bookings: '',
  },
  'nights.csv': {
    hotel_id: 0,
    room_code: 'DBL',
    plan_code: 'FLEX',
    from: '',
    to: '',
    weekdays: '1234567',
    rate: '80.00',
    currency: 'EUR',
    state: 'open',
    min_stay: 1,
    arrival: 'yes',
  },
  'flights.csv': {
    airline: '7Q',
    number: 401,
    from: 'QXD',
    to: 'QXK',
    valid_from: '',
    valid_to: '',
    weekdays: '1234567',
    departure: '06:40',
    arrival: '11:15',
    arrival_day: 'same',
    stops: 0,
    cabin: 'economy',
    baggage: 'checked',
    fare: '100.00',
    currency: 'EUR',
    seats: 40,
  },
} as const satisfies Readonly<Record<string, Cells>>;

type TableName = keyof typeof tables;

function names(name: string) {
  return { name_de: name, name_en: name, name_es: name, name_fr: name, name_it: name };
}

/** Files of an operator, row by row: what a row leaves out is as in a small shop that sells. @testSupport */
export function createShopFiles() {
  const rows = new Map<TableName, string[]>();
  return {
    /** Returns where the row is: `nights.csv:17`. */
    add(table: TableName, cells: Cells = {}): string {
      const row: Cells = { ...tables[table], ...cells };
      const lines = rows.get(table) ?? [Object.keys(tables[table]).join(',')];
      lines.push(
        Object.keys(tables[table])
          .map((column) => row[column])
          .join(','),
      );
      rows.set(table, lines);
      return `${table}:${lines.length}`;
    },
    files: () => [...rows].map(([name, lines]) => ({ name, open: () => streamOf(lines.join('\n')) })),
  };
}

async function* streamOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** A country with a city, an airport to depart from and an airline. @testSupport */
export function addWorld(shop: ReturnType<typeof createShopFiles>): void {
  shop.add('places.csv');
  shop.add('places.csv', { id: 910_001, type: 'region', parent_id: 900_001 });
  shop.add('places.csv', { id: 920_001, type: 'city', parent_id: 910_001 });
  shop.add('airports.csv', { code: 'QXD', country: 'DE', departure: 'yes', arrival: 'no' });
  shop.add('airports.csv', { code: 'QXE', country: 'DE', departure: 'yes', arrival: 'no' });
  shop.add('airports.csv', { code: 'QXS', country: 'CH', departure: 'yes', arrival: 'no' });
  shop.add('airports.csv');
  shop.add('airlines.csv');
}
