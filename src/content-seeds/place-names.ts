/** Names of places as copy says them; of those that have a page of their own, by its slug. */
export const placeNames = {
  kreta: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
  mallorca: { de: 'Mallorca', en: 'Majorca', it: 'Maiorca', es: 'Mallorca', fr: 'Majorque' },
  teneriffa: { de: 'Teneriffa', en: 'Tenerife', it: 'Tenerife', es: 'Tenerife', fr: 'Tenerife' },
  lissabon: { de: 'Lissabon', en: 'Lisbon', it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
  dolomiten: { de: 'Dolomiten', en: 'Dolomites', it: 'Dolomiti', es: 'Dolomitas', fr: 'Dolomites' },
  marrakesch: { de: 'Marrakesch', en: 'Marrakesh', it: 'Marrakech', es: 'Marrakech', fr: 'Marrakech' },
  hurghada: { de: 'Hurghada', en: 'Hurghada', it: 'Hurghada', es: 'Hurghada', fr: 'Hurghada' },
  madeira: { de: 'Madeira', en: 'Madeira', it: 'Madera', es: 'Madeira', fr: 'Madère' },
  menorca: { de: 'Menorca', en: 'Menorca', it: 'Minorca', es: 'Menorca', fr: 'Minorque' },
  granCanaria: {
    de: 'Gran Canaria',
    en: 'Gran Canaria',
    it: 'Gran Canaria',
    es: 'Gran Canaria',
    fr: 'Grande Canarie',
  },
  fuerteventura: {
    de: 'Fuerteventura',
    en: 'Fuerteventura',
    it: 'Fuerteventura',
    es: 'Fuerteventura',
    fr: 'Fuerteventura',
  },
  laPalma: { de: 'La Palma', en: 'La Palma', it: 'La Palma', es: 'La Palma', fr: 'La Palma' },
  rhodos: { de: 'Rhodos', en: 'Rhodes', it: 'Rodi', es: 'Rodas', fr: 'Rhodes' },
  naxos: { de: 'Naxos', en: 'Naxos', it: 'Nasso', es: 'Naxos', fr: 'Naxos' },
  istanbul: { de: 'Istanbul', en: 'Istanbul', it: 'Istanbul', es: 'Estambul', fr: 'Istanbul' },
  sizilien: { de: 'Sizilien', en: 'Sicily', it: 'Sicilia', es: 'Sicilia', fr: 'Sicile' },
  sardinien: { de: 'Sardinien', en: 'Sardinia', it: 'Sardegna', es: 'Cerdeña', fr: 'Sardaigne' },
  rom: { de: 'Rom', en: 'Rome', it: 'Roma', es: 'Roma', fr: 'Rome' },
  suedtirol: { de: 'Südtirol', en: 'South Tyrol', it: 'Alto Adige', es: 'Tirol del Sur', fr: 'Tyrol du Sud' },
  algarve: { de: 'Algarve', en: 'Algarve', it: 'Algarve', es: 'Algarve', fr: 'Algarve' },
  portoSanto: {
    de: 'Porto Santo',
    en: 'Porto Santo',
    it: 'Porto Santo',
    es: 'Porto Santo',
    fr: 'Porto Santo',
  },
  porto: { de: 'Porto', en: 'Porto', it: 'Porto', es: 'Oporto', fr: 'Porto' },
  paris: { de: 'Paris', en: 'Paris', it: 'Parigi', es: 'París', fr: 'Paris' },
  wien: { de: 'Wien', en: 'Vienna', it: 'Vienna', es: 'Viena', fr: 'Vienne' },
  kopenhagen: { de: 'Kopenhagen', en: 'Copenhagen', it: 'Copenaghen', es: 'Copenhague', fr: 'Copenhague' },
  budapest: { de: 'Budapest', en: 'Budapest', it: 'Budapest', es: 'Budapest', fr: 'Budapest' },
  ibiza: { de: 'Ibiza', en: 'Ibiza', it: 'Ibiza', es: 'Ibiza', fr: 'Ibiza' },
  lanzarote: { de: 'Lanzarote', en: 'Lanzarote', it: 'Lanzarote', es: 'Lanzarote', fr: 'Lanzarote' },
  kos: { de: 'Kos', en: 'Kos', it: 'Coo', es: 'Kos', fr: 'Kos' },
  korfu: { de: 'Korfu', en: 'Corfu', it: 'Corfù', es: 'Corfú', fr: 'Corfou' },
  malta: { de: 'Malta', en: 'Malta', it: 'Malta', es: 'Malta', fr: 'Malte' },
  djerba: { de: 'Djerba', en: 'Djerba', it: 'Djerba', es: 'Yerba', fr: 'Djerba' },
  agadir: { de: 'Agadir', en: 'Agadir', it: 'Agadir', es: 'Agadir', fr: 'Agadir' },
  side: { de: 'Side', en: 'Side', it: 'Side', es: 'Side', fr: 'Side' },
  london: { de: 'London', en: 'London', it: 'Londra', es: 'Londres', fr: 'Londres' },
};

/** A place with a page of its own. */
export type PlaceSlug =
  | 'kreta'
  | 'mallorca'
  | 'teneriffa'
  | 'lissabon'
  | 'dolomiten'
  | 'marrakesch'
  | 'hurghada'
  | 'madeira';
