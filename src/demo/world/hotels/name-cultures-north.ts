import type { NameCulture } from './name-culture.ts';

const rooms = { between: '' } as const;

export const german: NameCulture = {
  sea: [
    {
      first: ['Dünen', 'Möwen', 'Küsten', 'Wellen', 'Anker', 'Leuchtturm', 'Kiefern', 'Hafen'],
      second: ['blick', 'hof', 'haus', 'garten', 'eck', 'nest'],
      ...rooms,
    },
    {
      first: ['Kleine', 'Blaue', 'Weiße', 'Goldene'],
      second: ['Windrose', 'Möwe', 'Düne', 'Brise', 'Koralle', 'Laterne', 'Muschel'],
    },
  ],
  land: [
    {
      first: ['Linden', 'Rosen', 'Kastanien', 'Brunnen', 'Schloss', 'Dom', 'Markt', 'Wein', 'Mühlen', 'Park'],
      second: ['hof', 'garten', 'blick', 'haus', 'eck', 'tor'],
      ...rooms,
    },
    {
      first: ['Goldener', 'Alter', 'Weißer', 'Blauer'],
      second: ['Hirsch', 'Löwe', 'Anker', 'Ochse', 'Schwan'],
    },
  ],
  heights: [
    {
      first: [
        'Alpen',
        'Berg',
        'Sonnen',
        'Gletscher',
        'Edelweiß',
        'Almen',
        'Tannen',
        'Lärchen',
        'Enzian',
        'Gipfel',
        'Wiesen',
      ],
      second: ['blick', 'hof', 'haus', 'ruh', 'glück', 'heim'],
      ...rooms,
    },
    {
      first: ['Zirben', 'Arnika', 'Steinbock', 'Schnee', 'Föhren', 'Kuckucks', 'Jäger'],
      second: ['hof', 'stern', 'nest', 'garten', 'schlössl', 'stube'],
      ...rooms,
    },
  ],
  forms: {
    resort: ['Strandhotel *', 'Resort *', 'Familienhotel *', 'Ferienhotel *'],
    club: ['Clubanlage *', 'Ferienclub *'],
    hotel: ['Hotel *', 'Pension *', 'Gasthof *', 'Hotel garni *'],
    apartments: ['Apartments *', 'Ferienwohnungen *', 'Aparthotel *', 'Residenz *'],
    boutique: ['Boutiquehotel *', 'Hotel *'],
    house: ['Landhaus *', 'Gutshof *', 'Romantikhaus *', 'Gasthaus *'],
  },
};

export const english: NameCulture = {
  sea: [
    {
      first: ['Harbour', 'Cliff', 'Seagull', 'Lighthouse', 'Pebble', 'Tide', 'Driftwood', 'Sandpiper'],
      second: ['House', 'View', 'Lodge', 'Point', 'Bay', 'Court'],
    },
    {
      first: ['The Old', 'The White', 'The Blue'],
      second: ['Anchor', 'Boathouse', 'Lobster Pot', 'Compass', 'Sailmaker', 'Heron'],
    },
  ],
  land: [
    {
      first: [
        'Rosemary',
        'Chestnut',
        'Market',
        'Abbey',
        'Orchard',
        'Willow',
        'Bridge',
        'Larkspur',
        'Kingsley',
        'Hawthorn',
      ],
      second: ['House', 'Court', 'Lodge', 'Gardens', 'Gate', 'Rooms'],
    },
    {
      first: ['The Old', 'The Little', 'The Copper'],
      second: ['Foundry', 'Mill', 'Lantern', 'Bakery', 'Kettle', 'Bookshop', 'Clock'],
    },
  ],
  heights: [
    {
      first: ['Heather', 'Eagle', 'Pine', 'Glen', 'Birch', 'Timber'],
      second: ['Lodge', 'Ridge', 'House', 'Creek', 'Hollow'],
    },
  ],
  forms: {
    resort: ['* Resort', '* Beach Hotel', '* Hotel', '* Beach Resort'],
    club: ['* Club', '* Holiday Club'],
    hotel: ['* Hotel', '*'],
    apartments: ['* Apartments', '* Suites', '* Residence'],
    boutique: ['* Boutique Hotel', '* Hotel'],
    house: ['*', '* Inn', '* Guesthouse', '* Country House'],
  },
};

export const nordic: NameCulture = {
  sea: [
    {
      first: ['Havs', 'Strand', 'Fjord', 'Klippe', 'Skær', 'Fyr', 'Måge'],
      second: ['gården', 'huset', 'kroen', 'hjem', 'nes'],
      ...rooms,
    },
  ],
  land: [
    {
      first: ['Linde', 'Torv', 'Bro', 'Rosen', 'Slot', 'Mølle', 'Birke', 'Solsikke'],
      second: ['gården', 'huset', 'hof', 'hjem'],
      ...rooms,
    },
  ],
  heights: [
    {
      first: ['Fjell', 'Snø', 'Furu', 'Elv', 'Ulve', 'Lynghei', 'Ørne'],
      second: ['stua', 'gården', 'huset', 'heim'],
      ...rooms,
    },
  ],
  forms: {
    resort: ['* Strandhotel', '* Resort', 'Hotel *'],
    club: ['* Feriepark', '* Feriecenter'],
    hotel: ['Hotel *', '* Hotel', 'Pensionat *'],
    apartments: ['* Apartments', 'Residence *', '* Suites'],
    boutique: ['* Boutique Hotel', 'Hotel *'],
    house: ['* Gæstehus', 'Gård *', '* Kro'],
  },
};

export const dutch: NameCulture = {
  sea: [
    {
      first: ['Duin', 'Zee', 'Meeuwen', 'Vuurtoren', 'Schelpen', 'Helm'],
      second: ['zicht', 'hof', 'huis', 'lust', 'rust'],
      ...rooms,
    },
  ],
  land: [
    {
      first: ['Linden', 'Molen', 'Tulpen', 'Gracht', 'Markt', 'Wilgen', 'Toren', 'Klok'],
      second: ['hof', 'huis', 'zicht', 'poort', 'tuin'],
      ...rooms,
    },
  ],
  heights: [
    { first: ['Heuvel', 'Bos', 'Eiken', 'Heide'], second: ['rust', 'hof', 'zicht', 'huis'], ...rooms },
  ],
  forms: {
    resort: ['Strandhotel *', 'Resort *', 'Hotel *'],
    club: ['Vakantieclub *', 'Club *'],
    hotel: ['Hotel *', 'Stadshotel *', 'Pension *'],
    apartments: ['Appartementen *', 'Aparthotel *', 'Residentie *'],
    boutique: ['Boutiquehotel *', 'Hotel *'],
    house: ['Landgoed *', 'Herberg *', 'Logement *'],
  },
};

export const central: NameCulture = {
  sea: [
    {
      first: ['Villa', 'Perla', 'Riviera', 'Marina', 'Panorama'],
      second: ['Elena', 'Diana', 'Serdika', 'Magnolia', 'Kalina', 'Amber', 'Irena', 'Lyra'],
    },
  ],
  land: [
    {
      first: ['Villa', 'Pod', 'Residence', 'Dvor'],
      second: ['Amalia', 'Karolina', 'Rosa', 'Klara', 'Jantar', 'Lipa', 'Zvon', 'Orel', 'Helena'],
    },
    {
      first: ['Golden', 'Old', 'White', 'Three', 'Silver'],
      second: ['Lantern', 'Bell', 'Poplar', 'Violin', 'Falcon', 'Key', 'Quill'],
    },
  ],
  heights: [
    {
      first: ['Horská', 'Vila', 'Chata'],
      second: ['Smreka', 'Orlica', 'Bystra', 'Limba', 'Jasna', 'Kamzik'],
    },
  ],
  forms: {
    resort: ['Hotel *', '* Resort', '* Beach Hotel'],
    club: ['Club *', '* Club Hotel'],
    hotel: ['Hotel *', '* Hotel', 'Pension *'],
    apartments: ['Apartments *', 'Residence *', 'Aparthotel *'],
    boutique: ['Boutique Hotel *', 'Hotel *'],
    house: ['*', 'Guesthouse *'],
  },
};
