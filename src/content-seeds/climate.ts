import { type ClimateStation, climateStations } from '../trip-search/catalogue/climate-stations.ts';

/**
 * Climate facts: mean daily maximum of the air and mean temperature of the sea for each month, January first, whole °C,
 * long-term means of the nearest weather station and coast.
 */
export const climate = {
  crete: byTheSea('Heraklion'),
  mallorca: byTheSea('Palma'),
  tenerife: byTheSea('Tenerife South'),
  lisbon: byTheSea('Lisbon, sea at Cascais'),
  /** Cortina d’Ampezzo, 1,224 m: no station of the gallery, for mountains differ from valley to valley. */
  dolomites: { air: [3, 5, 8, 11, 16, 20, 22, 22, 18, 13, 7, 3] },
  marrakech: { air: findStation('Marrakech').air },
  hurghada: byTheSea('Hurghada'),
  madeira: byTheSea('Funchal'),
  granCanaria: byTheSea('Gran Canaria, airport'),
  algarve: { air: findStation('Faro').air },
} as const;

function findStation(name: string): ClimateStation {
  const station = climateStations.find((each) => each.name === name);
  if (station === undefined) throw new Error(`No weather station ${name}`);
  return station;
}

function byTheSea(name: string): Required<Pick<ClimateStation, 'air' | 'sea'>> {
  const { air, sea } = findStation(name);
  if (sea === undefined) throw new Error(`No sea at ${name}`);
  return { air, sea };
}

/** Where the numbers come from, under every chart and ribbon. */
export const climateNote = {
  de: 'Langjährige Monatsmittel, gerundet. Das Wetter hält sich nicht immer daran.',
  en: 'Long-term monthly averages, rounded. The weather may have other ideas.',
  it: 'Medie mensili pluriennali, arrotondate. Il tempo non sempre si adegua.',
  es: 'Medias mensuales a largo plazo, redondeadas. El tiempo no siempre hace caso.',
  fr: 'Moyennes mensuelles à long terme, arrondies. La météo n’obéit pas toujours.',
};
