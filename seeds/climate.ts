/**
 * Climate facts: mean daily maximum of the air and mean temperature of the sea for each month, January first, whole °C,
 * long-term means of the nearest weather station and coast.
 */
export const climate = {
  /** Heraklion */
  crete: {
    air: [15, 16, 17, 20, 24, 27, 29, 29, 27, 23, 20, 17],
    sea: [17, 16, 16, 17, 20, 23, 25, 26, 25, 23, 20, 18],
  },
  /** Palma */
  mallorca: {
    air: [15, 16, 18, 20, 24, 28, 31, 31, 28, 24, 19, 16],
    sea: [14, 14, 14, 16, 18, 22, 25, 26, 25, 22, 19, 16],
  },
  /** Tenerife South */
  tenerife: {
    air: [22, 22, 23, 23, 24, 26, 28, 29, 28, 27, 25, 23],
    sea: [19, 19, 19, 19, 20, 21, 22, 23, 23, 23, 22, 20],
  },
  /** Lisbon, sea at Cascais */
  lisbon: {
    air: [15, 16, 19, 20, 22, 26, 28, 29, 27, 23, 18, 15],
    sea: [15, 15, 15, 15, 16, 17, 18, 19, 19, 19, 17, 16],
  },
  /** Cortina d’Ampezzo, 1,224 m */
  dolomites: { air: [3, 5, 8, 11, 16, 20, 22, 22, 18, 13, 7, 3] },
  marrakech: { air: [18, 20, 23, 26, 29, 33, 37, 37, 32, 28, 23, 19] },
  hurghada: {
    air: [22, 23, 26, 30, 34, 36, 37, 37, 35, 31, 27, 23],
    sea: [22, 21, 22, 23, 25, 27, 28, 29, 28, 27, 25, 23],
  },
  /** Funchal */
  madeira: {
    air: [20, 20, 20, 21, 22, 24, 25, 27, 27, 25, 23, 21],
    sea: [19, 18, 18, 18, 19, 21, 22, 23, 24, 23, 21, 20],
  },
} as const;

/** Where the numbers come from, under every chart and ribbon. */
export const climateNote = {
  de: 'Langjährige Monatsmittel, gerundet. Das Wetter hält sich nicht immer daran.',
  en: 'Long-term monthly means, rounded. The weather does not always comply.',
  it: 'Medie mensili pluriennali, arrotondate. Il tempo non sempre si adegua.',
  es: 'Medias mensuales de muchos años, redondeadas. El tiempo no siempre hace caso.',
  fr: 'Moyennes mensuelles sur de longues années, arrondies. La météo n’obéit pas toujours.',
};
