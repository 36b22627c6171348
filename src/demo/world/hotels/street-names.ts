import type { Destination } from '../../../domain/search/catalogue.ts';
import { isCatalan } from './is-catalan.ts';

/** Names of streets: of any place, and of places by the sea. */
export interface StreetNames {
  readonly anywhere: readonly string[];
  readonly bySea: readonly string[];
}

const spanish: StreetNames = {
  anywhere: [
    'Calle de la Fuente',
    'Calle Real',
    'Calle Mayor',
    'Calle del Olivo',
    'Camino Viejo',
    'Calle San Juan',
    'Plaza del Mercado',
    'Calle Nueva',
    'Calle del Carmen',
    'Avenida de la Constitución',
  ],
  bySea: [
    'Avenida del Mar',
    'Paseo Marítimo',
    'Avenida de las Palmeras',
    'Calle del Puerto',
    'Calle de la Playa',
  ],
};
const catalan: StreetNames = {
  anywhere: [
    'Carrer Major',
    'Carrer de la Lluna',
    'Camí Vell',
    'Carrer de Sant Joan',
    'Plaça de la Font',
    'Carrer de l’Església',
    'Carrer Nou',
    'Carrer de les Flors',
  ],
  bySea: [
    'Carrer de la Mar',
    'Passeig Marítim',
    'Avinguda dels Pins',
    'Carrer del Port',
    'Avinguda de la Platja',
  ],
};
const portuguese: StreetNames = {
  anywhere: [
    'Rua Direita',
    'Largo da Igreja',
    'Rua das Flores',
    'Rua do Comércio',
    'Estrada da Serra',
    'Rua 5 de Outubro',
    'Travessa do Poço',
    'Rua Nova',
  ],
  bySea: ['Rua da Praia', 'Avenida do Mar', 'Rua dos Pescadores', 'Avenida Marginal'],
};
const italian: StreetNames = {
  anywhere: [
    'Via Roma',
    'Via Garibaldi',
    'Via della Fontana',
    'Corso Italia',
    'Via Dante',
    'Strada del Castello',
    'Piazza del Duomo',
    'Via San Francesco',
    'Via Mazzini',
    'Via Verdi',
  ],
  bySea: [
    'Lungomare Cristoforo Colombo',
    'Viale dei Pini',
    'Via del Porto',
    'Via Marina',
    'Lungomare Marconi',
  ],
};
const french: StreetNames = {
  anywhere: [
    'rue de la République',
    'rue des Écoles',
    'place du Marché',
    'chemin des Oliviers',
    'rue Victor-Hugo',
    'rue Saint-Jean',
    'rue de l’Église',
    'avenue de la Gare',
    'rue Pasteur',
  ],
  bySea: [
    'avenue de la Plage',
    'rue du Port',
    'boulevard de la Mer',
    'quai des Pêcheurs',
    'promenade du Rivage',
  ],
};
const greek: StreetNames = {
  anywhere: [
    'Odos Kanari',
    'Odos Eleftherias',
    'Odos Solomou',
    'Odos Ermou',
    'Odos Agiou Nikolaou',
    'Odos Venizelou',
    'Odos Athinas',
    'Leoforos Dimokratias',
  ],
  bySea: ['Paraliaki Leoforos', 'Odos Akti', 'Odos Limaniou'],
};
const turkish: StreetNames = {
  anywhere: [
    'Atatürk Caddesi',
    'Cumhuriyet Caddesi',
    'İstiklal Caddesi',
    'Lale Sokak',
    'Çınar Sokak',
    'Zeytin Sokak',
    'Fatih Caddesi',
    'Gül Sokak',
  ],
  bySea: ['Sahil Yolu', 'Liman Caddesi', 'Barbaros Caddesi', 'Yat Limanı Caddesi'],
};
const arabicEnglish: StreetNames = {
  anywhere: ['El Nasr Street', 'Souk Street', 'Garden Street', 'Palm Street', 'Museum Road', 'Old Town Road'],
  bySea: ['Corniche Road', 'Marina Road', 'Port Road', 'Coral Street', 'Beach Road'],
};
const arabicFrench: StreetNames = {
  anywhere: [
    'rue de la Médina',
    'avenue de l’Indépendance',
    'rue du Souk',
    'rue des Palmiers',
    'avenue Hassan',
    'rue des Jardins',
  ],
  bySea: ['avenue de la Plage', 'rue du Port', 'boulevard de la Corniche', 'route touristique'],
};
const adriatic: StreetNames = {
  anywhere: [
    'Ulica lavande',
    'Trg svetog Ivana',
    'Zelena ulica',
    'Ulica masline',
    'Stari put',
    'Ulica slobode',
  ],
  bySea: ['Obala kralja Tomislava', 'Šetalište masline', 'Riva', 'Lučka ulica', 'Put uvale'],
};
const bulgarian: StreetNames = {
  anywhere: [
    'ulitsa Ivan Vazov',
    'ulitsa Rodopi',
    'bulevard Balgaria',
    'ulitsa Roza',
    'ulitsa Pirin',
    'ulitsa Sveti Nikola',
  ],
  bySea: ['ulitsa Morska', 'ulitsa Kraybrezhna', 'ulitsa Chayka'],
};
const czech: StreetNames = {
  anywhere: ['Hlavní', 'Nádražní', 'Lipová', 'Zahradní', 'Kostelní', 'Mlýnská', 'Husova', 'Na Příkopě'],
  bySea: [],
};
const hungarian: StreetNames = {
  anywhere: ['Kossuth utca', 'Rákóczi út', 'Petőfi utca', 'Fő utca', 'Szabadság tér', 'Kertész utca'],
  bySea: [],
};
const polish: StreetNames = {
  anywhere: ['ulica Długa', 'ulica Lipowa', 'ulica Ogrodowa', 'ulica Kościuszki', 'Rynek', 'ulica Kwiatowa'],
  bySea: ['ulica Morska', 'ulica Plażowa', 'ulica Portowa'],
};
const german: StreetNames = {
  anywhere: [
    'Hauptstraße',
    'Bahnhofstraße',
    'Kirchgasse',
    'Dorfstraße',
    'Lindenallee',
    'Am Markt',
    'Bergstraße',
    'Schulgasse',
    'Mühlweg',
    'Sonnenweg',
    'Gartenstraße',
  ],
  bySea: ['Strandstraße', 'Dünenweg', 'Am Hafen', 'Strandpromenade'],
};
const english: StreetNames = {
  anywhere: [
    'High Street',
    'Station Road',
    'Church Lane',
    'Market Street',
    'Mill Lane',
    'Park Road',
    'Victoria Terrace',
    'Chapel Street',
    'Castle Hill',
    'Bridge Street',
  ],
  bySea: ['Harbour Road', 'Marine Parade', 'Beach Road', 'Cliff Walk'],
};
const danish: StreetNames = {
  anywhere: ['Kirkegade', 'Torvegade', 'Skolevej', 'Møllevej', 'Parkvej', 'Nørregade', 'Østergade'],
  bySea: ['Strandvejen', 'Havnegade', 'Fjordvej'],
};
const norwegian: StreetNames = {
  anywhere: ['Storgata', 'Kirkegata', 'Skolegata', 'Torggata', 'Parkveien', 'Fjellveien', 'Bjørkeveien'],
  bySea: ['Strandgata', 'Havnegata', 'Fjordveien'],
};
const swedish: StreetNames = {
  anywhere: ['Storgatan', 'Kyrkogatan', 'Skolgatan', 'Torggatan', 'Björkvägen', 'Parkgatan', 'Kungsgatan'],
  bySea: ['Strandvägen', 'Hamngatan', 'Sjövägen'],
};
const icelandic: StreetNames = {
  anywhere: ['Laugavegur', 'Aðalgata', 'Skólavegur', 'Kirkjustræti', 'Hafnarstræti', 'Strandgata'],
  bySea: [],
};
const dutch: StreetNames = {
  anywhere: [
    'Kerkstraat',
    'Dorpsstraat',
    'Stationsweg',
    'Molenstraat',
    'Marktplein',
    'Lindelaan',
    'Hoogstraat',
  ],
  bySea: ['Havenkade', 'Zeeweg', 'Strandweg', 'Duinlaan'],
};
const tropical: StreetNames = {
  anywhere: [
    'Temple Street',
    'Hill Road',
    'Market Road',
    'Lake Road',
    'Station Road',
    'Garden Lane',
    'School Lane',
  ],
  bySea: ['Beach Road', 'Palm Grove Road', 'Harbour Street', 'Coconut Lane', 'Lagoon Drive'],
};
const african: StreetNames = {
  anywhere: ['Main Road', 'Station Street', 'Acacia Avenue', 'Long Street', 'Hill Street', 'Church Street'],
  bySea: ['Beach Road', 'Harbour Road', 'Marine Drive'],
};

const namesOf: readonly (readonly [names: StreetNames, countryCodes: string])[] = [
  [spanish, 'ES MX DO CU CR PA CO AR CL PE'],
  [portuguese, 'PT CV BR'],
  [italian, 'IT SM'],
  [french, 'FR MC BE LU MU'],
  [greek, 'GR CY'],
  [turkish, 'TR'],
  [arabicEnglish, 'EG AE OM JO QA SA BH'],
  [arabicFrench, 'TN MA DZ'],
  [adriatic, 'HR ME AL SI BA RS MK'],
  [bulgarian, 'BG'],
  [czech, 'CZ SK'],
  [hungarian, 'HU'],
  [polish, 'PL'],
  [german, 'DE AT CH LI'],
  [danish, 'DK'],
  [norwegian, 'NO'],
  [swedish, 'SE FI'],
  [icelandic, 'IS'],
  [dutch, 'NL'],
  [tropical, 'TH VN ID MV LK SC PH MY KH IN SG JP CN KR'],
  [african, 'KE TZ ZA NA ZW BW'],
];

const namesByCountry: ReadonlyMap<string, StreetNames> = new Map(
  namesOf.flatMap(([names, codes]) => codes.split(' ').map((code) => [code, names] as const)),
);

/** Street names of a place's language; English by default. */
export function findStreetNames(place: Destination): StreetNames {
  return (isCatalan(place) ? catalan : namesByCountry.get(place.countryCode)) ?? english;
}
