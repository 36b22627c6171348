import type { LocalText } from '../brands/brand.ts';
import { placeNames } from './place-names.ts';

/** A place whose live price a teaser can ask for; spread it into the teaser. */
export interface SoldPlace {
  /** Id of the region in the demo world's catalogue: each has hotels in every size of the world. */
  readonly destination: number;
  readonly headline: LocalText;
}

export const soldPlaces = {
  mallorca: { destination: 1001, headline: placeNames.mallorca },
  menorca: { destination: 1003, headline: placeNames.menorca },
  granCanaria: { destination: 1005, headline: placeNames.granCanaria },
  tenerife: { destination: 1006, headline: placeNames.teneriffa },
  fuerteventura: { destination: 1007, headline: placeNames.fuerteventura },
  laPalma: { destination: 1009, headline: placeNames.laPalma },
  crete: { destination: 1023, headline: placeNames.kreta },
  rhodes: { destination: 1024, headline: placeNames.rhodos },
  naxos: { destination: 1033, headline: placeNames.naxos },
  istanbul: { destination: 1050, headline: placeNames.istanbul },
  sicily: { destination: 1052, headline: placeNames.sizilien },
  sardinia: { destination: 1053, headline: placeNames.sardinien },
  rome: { destination: 1060, headline: placeNames.rom },
  southTyrol: { destination: 1072, headline: placeNames.suedtirol },
  dolomites: { destination: 1073, headline: placeNames.dolomiten },
  algarve: { destination: 1076, headline: placeNames.algarve },
  madeira: { destination: 1077, headline: placeNames.madeira },
  portoSanto: { destination: 1078, headline: placeNames.portoSanto },
  lisbon: { destination: 1080, headline: placeNames.lissabon },
  porto: { destination: 1081, headline: placeNames.porto },
  hurghada: { destination: 1087, headline: placeNames.hurghada },
  marrakech: { destination: 1097, headline: placeNames.marrakesch },
  paris: { destination: 1117, headline: placeNames.paris },
  vienna: { destination: 1147, headline: placeNames.wien },
  copenhagen: { destination: 1166, headline: placeNames.kopenhagen },
  budapest: { destination: 1177, headline: placeNames.budapest },
  ibiza: { destination: 1002, headline: placeNames.ibiza },
  lanzarote: { destination: 1008, headline: placeNames.lanzarote },
  kos: { destination: 1025, headline: placeNames.kos },
  corfu: { destination: 1026, headline: placeNames.korfu },
  side: { destination: 1044, headline: placeNames.side },
  djerba: { destination: 1092, headline: placeNames.djerba },
  agadir: { destination: 1096, headline: placeNames.agadir },
  malta: { destination: 1102, headline: placeNames.malta },
  london: { destination: 1157, headline: placeNames.london },
} as const satisfies Record<string, SoldPlace>;
