/** Names of the places that have a page, by its slug. */
export const placeNames = {
  kreta: { de: 'Kreta', en: 'Crete', it: 'Creta', es: 'Creta', fr: 'Crète' },
  mallorca: { de: 'Mallorca', en: 'Mallorca', it: 'Maiorca', es: 'Mallorca', fr: 'Majorque' },
  teneriffa: { de: 'Teneriffa', en: 'Tenerife', it: 'Tenerife', es: 'Tenerife', fr: 'Tenerife' },
  lissabon: { de: 'Lissabon', en: 'Lisbon', it: 'Lisbona', es: 'Lisboa', fr: 'Lisbonne' },
  dolomiten: { de: 'Dolomiten', en: 'Dolomites', it: 'Dolomiti', es: 'Dolomitas', fr: 'Dolomites' },
  marrakesch: { de: 'Marrakesch', en: 'Marrakech', it: 'Marrakech', es: 'Marrakech', fr: 'Marrakech' },
  hurghada: { de: 'Hurghada', en: 'Hurghada', it: 'Hurghada', es: 'Hurghada', fr: 'Hurghada' },
  madeira: { de: 'Madeira', en: 'Madeira', it: 'Madera', es: 'Madeira', fr: 'Madère' },
};

export type PlaceSlug = keyof typeof placeNames;
