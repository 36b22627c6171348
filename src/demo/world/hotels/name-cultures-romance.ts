import type { NameCulture } from './name-culture.ts';

export const italian: NameCulture = {
  sea: [
    {
      first: ['Riva', 'Baia', 'Cala', 'Villa', 'Spiaggia', 'Punta', 'Duna', 'Costa', 'Scogliera', 'Torre'],
      second: [
        'Serena',
        'Bianca',
        'Chiara',
        'Dorata',
        'Azzurra',
        'Mimosa',
        'Marina',
        'Smeralda',
        'Lunga',
        'Celeste',
        'Ginestra',
        'Oleandra',
        'Rosa',
      ],
    },
    {
      first: ['Faro', 'Giardino', 'Porto', 'Golfo', 'Belvedere'],
      second: [
        'del Sole',
        'delle Onde',
        'dei Pini',
        'delle Sirene',
        'del Tirso',
        'della Brezza',
        'dei Gabbiani',
        'dei Coralli',
        'della Luna',
        'delle Conchiglie',
        'del Maestrale',
      ],
    },
  ],
  land: [
    {
      first: ['Villa', 'Corte', 'Casa', 'Porta'],
      second: [
        'Serena',
        'Ginestra',
        'dei Tigli',
        'Antica',
        'Rosmarino',
        'degli Ulivi',
        'Magnolia',
        'Camilla',
      ],
    },
    {
      first: ['Palazzo', 'Borgo', 'Podere', 'Giardino'],
      second: [
        'dei Glicini',
        'Antico',
        'delle Rose',
        'San Lorenzo',
        'dei Cipressi',
        'del Melograno',
        'della Fonte',
      ],
    },
  ],
  heights: [
    {
      first: ['Monte', 'Rifugio', 'Pian', 'Bosco'],
      second: ['Chiaro', 'dei Larici', 'delle Genziane', 'del Camoscio', 'Alto', 'delle Stelle'],
    },
  ],
  forms: {
    resort: ['Hotel *', '* Resort', '* Beach Hotel', 'Grand Hotel *', 'Park Hotel *'],
    club: ['Villaggio *', 'Club *', '* Club Hotel'],
    hotel: ['Hotel *', 'Albergo *', 'Pensione *', 'Hotel * Centro'],
    apartments: ['Residence *', 'Appartamenti *', 'Aparthotel *'],
    boutique: ['Boutique Hotel *', 'Dimora *', 'Hotel *'],
    house: ['Relais *', 'Locanda *', 'Agriturismo *', 'Casale *'],
  },
};

export const french: NameCulture = {
  sea: [
    {
      first: ['Plage', 'Baie', 'Villa', 'Anse', 'Pointe'],
      second: [
        'Blanche',
        'Claire',
        'des Mouettes',
        'du Large',
        'Marine',
        'des Embruns',
        'des Pins',
        'Coralline',
      ],
    },
    {
      first: ['Jardin', 'Port', 'Phare', 'Rivage'],
      second: ['des Vagues', 'Doré', 'du Levant', 'du Couchant', 'de l’Anse', 'des Tamaris'],
    },
  ],
  land: [
    {
      first: ['Maison', 'Bastide', 'Villa', 'Cour'],
      second: [
        'des Lavandes',
        'Margaux',
        'des Tilleuls',
        'Sainte-Claire',
        'des Oliviers',
        'Camille',
        'aux Glycines',
      ],
    },
    {
      first: ['Mas', 'Clos', 'Jardin', 'Relais'],
      second: ['des Amandiers', 'Saint-Martin', 'du Vieux Pont', 'de la Fontaine', 'des Arts', 'du Marché'],
    },
  ],
  heights: [
    {
      first: ['Chalet', 'Balcon', 'Refuge', 'Pré'],
      second: ['des Mélèzes', 'des Cimes', 'du Chamois', 'Blanc', 'de l’Edelweiss', 'du Glacier'],
    },
  ],
  forms: {
    resort: ['Hôtel *', '* Resort', 'Grand Hôtel *', '* Plage'],
    club: ['Village *', 'Club *', '* Club Hôtel'],
    hotel: ['Hôtel *', 'Hôtel * Centre', 'Auberge *'],
    apartments: ['Résidence *', 'Appartements *', 'Aparthotel *'],
    boutique: ['Hôtel *', 'Boutique Hôtel *'],
    house: ['Domaine *', 'Maison d’hôtes *', 'Relais *'],
  },
};
