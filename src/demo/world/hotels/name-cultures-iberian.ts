import type { NameCulture } from './name-culture.ts';

export const spanish: NameCulture = {
  sea: [
    {
      first: [
        'Cala',
        'Playa',
        'Costa',
        'Bahía',
        'Torre',
        'Punta',
        'Arena',
        'Ensenada',
        'Concha',
        'Caleta',
        'Duna',
        'Ola',
      ],
      second: [
        'Blanca',
        'Serena',
        'Clara',
        'Alegre',
        'Linda',
        'Mansa',
        'Salada',
        'Morena',
        'Larga',
        'Tranquila',
        'Celeste',
        'Escondida',
        'Ventura',
        'Marina',
      ],
    },
    {
      first: ['Mirador', 'Puerto', 'Faro', 'Palmeral', 'Balcón', 'Rincón'],
      second: [
        'del Mar',
        'de las Olas',
        'de la Brisa',
        'de Levante',
        'de Poniente',
        'de la Marea',
        'del Alba',
        'de la Arena',
        'de los Pinos',
        'del Delfín',
        'de la Gaviota',
        'de las Conchas',
      ],
    },
  ],
  land: [
    {
      first: ['Plaza', 'Casa', 'Puerta', 'Villa', 'Posada'],
      second: [
        'Mayor',
        'del Olivo',
        'de las Rosas',
        'Aurora',
        'Jacaranda',
        'de la Fuente',
        'del Naranjo',
        'Encarnada',
      ],
    },
    {
      first: ['Patio', 'Jardín', 'Rincón', 'Balcón', 'Mirador'],
      second: [
        'de los Azahares',
        'Antiguo',
        'del Reloj',
        'de San Telmo',
        'del Almendro',
        'Escondido',
        'de la Luna',
      ],
    },
  ],
  heights: [
    {
      first: ['Sierra', 'Cumbre', 'Peña', 'Vega'],
      second: ['Alta', 'Clara', 'Serrana', 'Nevada Chica', 'del Águila', 'Verde'],
    },
  ],
  forms: {
    resort: ['Hotel *', '* Resort', '* Beach Hotel', 'Gran Hotel *', '* Garden'],
    club: ['Club *', '* Club Hotel', 'Club Hotel *'],
    hotel: ['Hotel *', 'Hotel * Centro', 'Hostal *'],
    apartments: ['Apartamentos *', 'Aparthotel *', 'Residencia *'],
    boutique: ['Hotel Boutique *', 'Hotel *'],
    house: ['Finca *', 'Hacienda *', 'Casa Rural *'],
  },
};

export const catalan: NameCulture = {
  sea: [
    {
      first: ['Cala', 'Platja', 'Punta', 'Badia', 'Caleta', 'Duna', 'Torre', 'Costa'],
      second: [
        'Blanca',
        'Serena',
        'Clara',
        'Bona',
        'Daurada',
        'Llarga',
        'des Pins',
        'Tranquil·la',
        'Blava',
        'Morena',
        'de la Gavina',
        'de l’Ermita',
        'de l’Alba',
      ],
    },
    {
      first: ['Port', 'Racó', 'Moll', 'Balcó', 'Mirador', 'Jardí'],
      second: [
        'des Vent',
        'de sa Mar',
        'de s’Arena',
        'de Llevant',
        'des Far',
        'de Ponent',
        'des Dofí',
        'de ses Ones',
        'de la Lluna',
        'des Garbí',
      ],
    },
  ],
  land: [
    {
      first: ['Son', 'Can', 'Hort'],
      second: [
        'Ametller',
        'Olivera',
        'Garrover',
        'Figuera',
        'Tramuntana',
        'Magraner',
        'Llimona',
        'Rosella',
        'Torrent',
        'Fontana',
      ],
    },
    {
      first: ['Pati', 'Jardí', 'Plaça', 'Casal'],
      second: ['de la Lluna', 'del Rellotge', 'Vell', 'de les Flors', 'dels Tarongers', 'de la Font'],
    },
  ],
  heights: [
    {
      first: ['Puig', 'Coll', 'Serra', 'Mas'],
      second: ['Alt', 'Clar', 'de la Neu', 'de l’Avet', 'del Sol', 'Roig'],
    },
  ],
  forms: {
    resort: ['Hotel *', '* Resort', '* Beach Hotel', '* Park', 'Gran Hotel *'],
    club: ['Club *', '* Club Hotel', 'Club Hotel *'],
    hotel: ['Hotel *', 'Hostal *', 'Hotel * Ciutat'],
    apartments: ['Apartaments *', 'Aparthotel *', 'Residència *'],
    boutique: ['Hotel Boutique *', 'Petit Hotel *'],
    house: ['Finca *', 'Hotel Rural *', 'Petit Hotel *'],
  },
};

export const portuguese: NameCulture = {
  sea: [
    {
      first: ['Praia', 'Baía', 'Ponta', 'Enseada', 'Falésia'],
      second: ['Branca', 'Serena', 'Clara', 'Dourada', 'da Areia', 'das Conchas', 'da Maresia'],
    },
    {
      first: ['Farol', 'Porto', 'Miradouro', 'Terraço'],
      second: ['do Mar', 'das Ondas', 'da Brisa', 'do Poente', 'dos Pescadores', 'da Ria'],
    },
  ],
  land: [
    {
      first: ['Quinta', 'Casa', 'Vila', 'Praça'],
      second: [
        'da Figueira',
        'das Laranjeiras',
        'do Jasmim',
        'das Amendoeiras',
        'da Fonte',
        'do Lavrador',
        'dos Azulejos',
      ],
    },
    {
      first: ['Solar', 'Pátio', 'Jardim', 'Largo'],
      second: ['do Chafariz', 'das Camélias', 'Antigo', 'da Oliveira', 'da Lua', 'do Alecrim'],
    },
  ],
  heights: [
    {
      first: ['Serra', 'Encosta', 'Pico', 'Vale'],
      second: ['Alta', 'da Neblina', 'do Louro', 'Verde', 'das Urzes', 'do Cedro'],
    },
  ],
  forms: {
    resort: ['Hotel *', '* Resort', '* Beach Hotel', 'Hotel * Mar'],
    club: ['Clube *', '* Clube Hotel', 'Aldeamento *'],
    hotel: ['Hotel *', 'Residencial *', 'Hotel * Centro'],
    apartments: ['Apartamentos *', 'Aparthotel *', 'Residência *'],
    boutique: ['* Boutique Hotel', 'Hotel *'],
    house: ['Pousada *', 'Casa de Campo *', 'Hotel Rural *'],
  },
};
