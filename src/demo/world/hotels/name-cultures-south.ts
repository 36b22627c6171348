import type { NameCulture } from './name-culture.ts';

export const greek: NameCulture = {
  sea: [
    {
      first: [
        'Akti',
        'Thalassa',
        'Paralia',
        'Ammos',
        'Pelagos',
        'Kyma',
        'Glaros',
        'Votsalo',
        'Ormos',
        'Meltemi',
        'Alati',
        'Kochyli',
      ],
      second: ['Bay', 'View', 'Garden', 'Village', 'Palms', 'Sands', 'Suites', 'House', 'Court'],
    },
    {
      first: ['Agia', 'Villa', 'Chora'],
      second: ['Marina', 'Kalliopi', 'Irini', 'Danae', 'Anthoula', 'Theodora', 'Nefeli'],
    },
  ],
  land: [
    {
      first: ['Elia', 'Kipos', 'Ampelos', 'Plaka', 'Archontiko', 'Lithos', 'Anemos'],
      second: ['House', 'Garden', 'Court', 'Rooms', 'View', 'Maria', 'Yard'],
    },
  ],
  heights: [
    {
      first: ['Elato', 'Petra', 'Vrachos', 'Aetos'],
      second: ['Lodge', 'House', 'Village', 'View', 'Guesthouse'],
    },
  ],
  forms: {
    resort: ['* Resort', '* Beach Hotel', 'Hotel *', '* Beach'],
    club: ['* Club', '* Holiday Village', 'Club *'],
    hotel: ['Hotel *', '* Hotel'],
    apartments: ['* Apartments', 'Studios *', '* Suites'],
    boutique: ['* Boutique Hotel', 'Hotel *'],
    house: ['*', 'Pension *'],
  },
};

export const turkish: NameCulture = {
  sea: [
    {
      first: [
        'Deniz',
        'Mavi',
        'Yakamoz',
        'Kumsal',
        'Turkuaz',
        'Poyraz',
        'Sahil',
        'Lodos',
        'Mercan',
        'İnci',
        'Dalga',
        'Palmiye',
        'Yunus',
        'Meltem',
      ],
      second: [
        'Koyu',
        'Palas',
        'Bahçe',
        'Garden',
        'Sands',
        'Bay',
        'Köşk',
        'Park',
        'Palm',
        'Plaza',
        'Terrace',
        'Yalı',
      ],
    },
  ],
  land: [
    {
      first: ['Lale', 'Nar', 'Çınar', 'Zeytin', 'Gül', 'Kervan', 'Taş', 'Sümbül'],
      second: ['Konak', 'Palas', 'Evi', 'Bahçe', 'Han', 'Köşk'],
    },
  ],
  heights: [{ first: ['Çam', 'Kartal', 'Yayla', 'Peri'], second: ['Konak', 'Evi', 'Lodge', 'Taş Evleri'] }],
  forms: {
    resort: ['* Resort', '* Beach Hotel', 'Hotel *', '* Resort Hotel'],
    club: ['Club *', '* Holiday Village', 'Club Hotel *'],
    hotel: ['Hotel *', '* Otel', '* Hotel'],
    apartments: ['* Apart', '* Suites', '* Residence'],
    boutique: ['* Butik Otel', 'Hotel *'],
    house: ['*', '* Pansiyon'],
  },
};

export const arabic: NameCulture = {
  sea: [
    {
      first: [
        'Nour',
        'Marsa',
        'Lulu',
        'Murjan',
        'Yasmin',
        'Shams',
        'Nakhla',
        'Safina',
        'Zafir',
        'Amwaj',
        'Rimal',
        'Narjis',
        'Lamar',
      ],
      second: [
        'Bay',
        'Reef',
        'Lagoon',
        'Beach',
        'Palms',
        'Sands',
        'el Bahr',
        'Garden',
        'Coral',
        'Village',
        'Oasis',
        'Pearl',
      ],
    },
  ],
  land: [
    {
      first: ['Dar', 'Riad', 'Bab', 'Beit', 'Qasr'],
      second: [
        'el Yasmin',
        'Zeitoun',
        'el Noor',
        'Nakhil',
        'Amira',
        'Zahra',
        'el Warda',
        'Layali',
        'Saffran',
      ],
    },
  ],
  heights: [{ first: ['Dar', 'Kasbah', 'Beit'], second: ['el Jebel', 'Arz', 'Rimal', 'Nujoum', 'el Wadi'] }],
  forms: {
    resort: ['* Resort', '* Hotel', '* Resort Hotel', 'Hotel *'],
    club: ['Club *', '* Club', '* Village'],
    hotel: ['Hotel *', '* Hotel', '* Palace'],
    apartments: ['* Suites', '* Residence', '* Apartments'],
    boutique: ['* Boutique Hotel', '*'],
    house: ['*', 'Villa *'],
  },
};

export const adriatic: NameCulture = {
  sea: [
    {
      first: ['Plava', 'Bijela', 'Tiha', 'Sunčana', 'Zlatna'],
      second: ['Uvala', 'Luka', 'Laguna', 'Vala', 'Obala', 'Školjka', 'Stijena'],
    },
    {
      first: ['Villa', 'Casa'],
      second: ['Lavanda', 'Maslina', 'Galeb', 'Smokva', 'Ružmarin', 'Bura', 'Naranča'],
    },
  ],
  land: [
    {
      first: ['Stara', 'Mala', 'Kamena', 'Zelena'],
      second: ['Kula', 'Vrata', 'Lipa', 'Kuća', 'Ulica', 'Voda'],
    },
  ],
  heights: [
    { first: ['Planinska', 'Gorska', 'Šumska'], second: ['Kuća', 'Ruža', 'Vila', 'Dolina', 'Koliba'] },
  ],
  forms: {
    resort: ['Hotel *', '* Resort', '* Beach Hotel'],
    club: ['Club *', 'Hotelsko naselje *'],
    hotel: ['Hotel *', 'Pansion *'],
    apartments: ['Apartmani *', 'Residence *', 'Aparthotel *'],
    boutique: ['Boutique Hotel *', 'Hotel *'],
    house: ['Konoba *', 'Heritage Hotel *', '*'],
  },
};

export const tropical: NameCulture = {
  sea: [
    {
      first: [
        'Coral',
        'Palm',
        'Frangipani',
        'Lagoon',
        'Turtle',
        'Pearl',
        'Hibiscus',
        'Driftwood',
        'Starfish',
        'Moonrise',
      ],
      second: ['Bay', 'Sands', 'Cove', 'Beach', 'Reef', 'Shore', 'Breeze'],
    },
    {
      first: ['Kokos', 'Mango', 'Tamarind', 'Bougainvillea'],
      second: ['Garden', 'Village', 'House', 'Island', 'Point'],
    },
  ],
  land: [
    {
      first: ['Lotus', 'Bamboo', 'Jasmine', 'Teak', 'Orchid', 'Lantern', 'Cinnamon Tree', 'Tamarind'],
      second: ['House', 'Garden', 'Court', 'Gate', 'Pavilion', 'Rooms'],
    },
  ],
  heights: [
    {
      first: ['Tea Leaf', 'Cloud', 'Fern', 'Misty', 'Rice Terrace'],
      second: ['Lodge', 'House', 'Valley', 'Hill', 'Retreat'],
    },
  ],
  forms: {
    resort: ['* Resort', '* Beach Resort', '* Hotel', '* Villas'],
    club: ['* Club', '* Holiday Village'],
    hotel: ['* Hotel', 'Hotel *'],
    apartments: ['* Residence', '* Suites', '* Apartments'],
    boutique: ['* Boutique Hotel', '* House'],
    house: ['*', '* Guesthouse'],
  },
};

export const savanna: NameCulture = {
  sea: tropical.sea,
  land: [
    {
      first: ['Acacia', 'Baobab', 'Marula', 'Weaver Bird', 'Thorn Tree', 'Sunbird', 'Jackalberry'],
      second: ['House', 'Lodge', 'Garden', 'Court', 'Gate', 'Rooms'],
    },
  ],
  heights: [
    { first: ['Aloe', 'Protea', 'Buffalo Thorn', 'Fig Tree'], second: ['Lodge', 'Ridge', 'House', 'Camp'] },
  ],
  forms: tropical.forms,
};
