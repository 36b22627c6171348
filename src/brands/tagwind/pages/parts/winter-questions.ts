import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const winterQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wo kann man im Winter baden?',
      en: 'Where can you swim in winter?',
      it: 'Dove si fa il bagno d’inverno?',
      es: '¿Dónde se puede uno bañar en invierno?',
      fr: 'Où se baigner en hiver ?',
    },
    answer: {
      de: '[Hurghada](/hurghada): 21 bis 23 °C von Dezember bis März. Kanaren und Madeira: 18 bis 20 °C, viele Hotels heizen ihren Pool. [Mit beheiztem Pool](/search?attributes=heated_pool)',
      en: '[Hurghada](/hurghada): 21 to 23 °C from December to March. Canaries and Madeira: 18 to 20 °C, many hotels heat their pool. [With heated pool](/search?attributes=heated_pool)',
      it: '[Hurghada](/hurghada): da 21 a 23 °C da dicembre a marzo. Canarie e Madera: da 18 a 20 °C, molti hotel riscaldano la piscina. [Con piscina riscaldata](/search?attributes=heated_pool)',
      es: '[Hurghada](/hurghada): de 21 a 23 °C de diciembre a marzo. Canarias y Madeira: de 18 a 20 °C, muchos hoteles climatizan la piscina. [Con piscina climatizada](/search?attributes=heated_pool)',
      fr: '[Hurghada](/hurghada) : 21 à 23 °C de décembre à mars. Canaries et Madère : 18 à 20 °C, beaucoup d’hôtels chauffent leur piscine. [Avec piscine chauffée](/search?attributes=heated_pool)',
    },
  },
  {
    question: {
      de: 'Braucht man eine Jacke?',
      en: 'Do I need a jacket?',
      it: 'Serve una giacca?',
      es: '¿Hace falta chaqueta?',
      fr: 'Faut-il une veste ?',
    },
    answer: {
      de: 'Ja, für abends. Hurghada: nachts um 12 °C. Marrakesch: nachts einstellig.',
      en: 'Yes, for the evening. Hurghada: around 12 °C at night. Marrakesh: single figures at night.',
      it: 'Sì, per la sera. Hurghada: circa 12 °C di notte. Marrakech: sotto i 10 °C di notte.',
      es: 'Sí, para la noche. Hurghada: unos 12 °C de noche. Marrakech: menos de 10 °C de noche.',
      fr: 'Oui, pour le soir. Hurghada : environ 12 °C la nuit. Marrakech : moins de 10 °C la nuit.',
    },
  },
  {
    question: {
      de: 'Gibt es einen Zeitunterschied?',
      en: 'Is there a time difference?',
      it: 'C’è differenza di fuso orario?',
      es: '¿Hay diferencia horaria?',
      fr: 'Y a-t-il un décalage horaire ?',
    },
    answer: {
      de: 'Im Winter: Kanaren und Madeira eine Stunde zurück, Ägypten eine Stunde vor. Alle Flugzeiten in der Suche sind Ortszeiten.',
      en: 'Compared with Frankfurt in winter: Canaries and Madeira one hour behind, Egypt one hour ahead. All times in the search are local.',
      it: 'D’inverno: Canarie e Madera un’ora indietro, Egitto un’ora avanti. Tutti gli orari nella ricerca sono locali.',
      es: 'En invierno, respecto a Fráncfort: Canarias y Madeira una hora menos, Egipto una hora más. Todas las horas de la búsqueda son locales.',
      fr: 'En hiver : une heure de moins aux Canaries et à Madère, une heure de plus en Égypte. Tous les horaires de la recherche sont locaux.',
    },
  },
  {
    question: {
      de: 'Pass oder Ausweis?',
      en: 'Passport or identity card?',
      it: 'Passaporto o carta d’identità?',
      es: '¿Pasaporte o DNI?',
      fr: 'Passeport ou carte d’identité ?',
    },
    answer: {
      de: 'Kanaren, Madeira, Algarve: Ausweis genügt EU-Bürgern. Marokko: Pass. Ägypten: sechs Monate gültig, dazu ein Visum. [Mehr dazu](/hilfe#papiere)',
      en: 'Canaries, Madeira, Algarve: an identity card is enough for EU citizens. Morocco: passport. Egypt: valid for six months, plus a visa. [More](/hilfe#papiere)',
      it: 'Canarie, Madera, Algarve: ai cittadini UE basta la carta d’identità. Marocco: passaporto. Egitto: validità di sei mesi e visto. [Di più](/hilfe#papiere)',
      es: 'Canarias, Madeira, Algarve: a los ciudadanos de la UE les basta el DNI. Marruecos: pasaporte. Egipto: seis meses de validez y visado. [Más](/hilfe#papiere)',
      fr: 'Canaries, Madère, Algarve : la carte d’identité suffit aux citoyens de l’UE. Maroc : passeport. Égypte : six mois de validité et un visa. [En savoir plus](/hilfe#papiere)',
    },
  },
];
