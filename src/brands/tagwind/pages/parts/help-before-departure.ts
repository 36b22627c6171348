import type { SeedQuestions } from '../../../../content-seeds/seed-document.ts';

export const paperQuestions: SeedQuestions = [
  {
    question: {
      de: 'Ausweis oder Pass?',
      en: 'Identity card or passport?',
      it: 'Carta d’identità o passaporto?',
      es: '¿DNI o pasaporte?',
      fr: 'Carte d’identité ou passeport ?',
    },
    answer: {
      de: 'EU-Ziele: Ausweis genügt EU-Bürgern. Ägypten: Pass, sechs Monate gültig, und Visum. Marokko: Pass. Prüfen Sie, was für Ihre Staatsangehörigkeit gilt.',
      en: 'EU destinations: an identity card is enough for EU citizens, others need a passport. Egypt: passport valid for six months, and a visa. Morocco: passport. Check the rules for your nationality.',
      it: 'Mete UE: ai cittadini UE basta la carta d’identità. Egitto: passaporto valido sei mesi e visto. Marocco: passaporto. Verificate le regole per la vostra cittadinanza.',
      es: 'Destinos de la UE: a los ciudadanos de la UE les basta el DNI. Egipto: pasaporte con seis meses de validez y visado. Marruecos: pasaporte. Compruebe las reglas de su nacionalidad.',
      fr: 'Destinations de l’UE : la carte d’identité suffit aux citoyens de l’UE. Égypte : passeport valable six mois et visa. Maroc : passeport. Vérifiez les règles de votre nationalité.',
    },
  },
  {
    question: {
      de: 'Brauchen Kinder eigene Ausweise?',
      en: 'Do children need their own documents?',
      it: 'I bambini hanno bisogno di documenti?',
      es: '¿Los niños necesitan documentos?',
      fr: 'Les enfants ont-ils besoin de leurs propres documents ?',
    },
    answer: {
      de: 'Ja, vom ersten Tag an.',
      en: 'Yes, from the first day of life.',
      it: 'Sì, propri, fin dal primo giorno.',
      es: 'Sí, propios, desde el primer día.',
      fr: 'Oui, à leur nom, dès le premier jour.',
    },
  },
  {
    question: {
      de: 'Wann kommen die Unterlagen?',
      en: 'When do the documents arrive?',
      it: 'Quando arrivano i documenti di viaggio?',
      es: '¿Cuándo llega la documentación?',
      fr: 'Quand arrivent les documents ?',
    },
    answer: {
      de: 'Per E-Mail mit der Bestätigung. Nicht da? Ordner für Werbung ansehen, dann anrufen.',
      en: 'By e-mail with the confirmation. Not there? Check the spam folder, then call us.',
      it: 'Per e-mail con la conferma. Non ci sono? Guardate nella posta indesiderata, poi telefonate.',
      es: 'Por correo con la confirmación. ¿No está? Mire en el correo no deseado y después llámenos.',
      fr: 'Par e-mail avec la confirmation. Rien reçu ? Regardez les indésirables, puis appelez-nous.',
    },
  },
];

export const accessQuestions: SeedQuestions = [
  {
    question: {
      de: 'Wie finde ich rollstuhlgerechte Hotels?',
      en: 'How do I find wheelchair-accessible hotels?',
      it: 'Come trovo hotel accessibili in sedia a rotelle?',
      es: '¿Cómo encuentro hoteles accesibles en silla de ruedas?',
      fr: 'Comment trouver un hôtel accessible en fauteuil ?',
    },
    answer: {
      de: 'Mit dem Filter: [rollstuhlgerecht](/search?attributes=wheelchair_accessible), auf Wunsch [mit Aufzug](/search?attributes=wheelchair_accessible,lift). Türbreite und Bad vor der Buchung am Telefon klären.',
      en: 'Use the filter: [wheelchair accessible](/search?attributes=wheelchair_accessible), or [with a lift too](/search?attributes=wheelchair_accessible,lift). Ask about door widths and bathroom by phone before booking.',
      it: 'Con il filtro: [accessibile in sedia a rotelle](/search?attributes=wheelchair_accessible), anche [con ascensore](/search?attributes=wheelchair_accessible,lift). Larghezza delle porte e bagno: chiedete per telefono prima di prenotare.',
      es: 'Con el filtro: [accesible en silla de ruedas](/search?attributes=wheelchair_accessible), también [con ascensor](/search?attributes=wheelchair_accessible,lift). Consulte por teléfono el ancho de puertas y el baño antes de reservar.',
      fr: 'Avec le filtre : [accessible en fauteuil](/search?attributes=wheelchair_accessible), ou [avec ascenseur](/search?attributes=wheelchair_accessible,lift). Largeur des portes et salle de bains : à demander par téléphone avant de réserver.',
    },
  },
  {
    question: {
      de: 'Gibt es Hilfe am Flughafen?',
      en: 'Is there help at the airport?',
      it: 'C’è assistenza in aeroporto?',
      es: '¿Hay asistencia en el aeropuerto?',
      fr: 'Y a-t-il une aide à l’aéroport ?',
    },
    answer: {
      de: 'Ja, in der EU kostenlos. Spätestens 48 Stunden vor Abflug anmelden, bei uns oder der Fluglinie. Rollstuhl fliegt kostenlos mit.',
      en: 'Yes, free of charge in the EU. Ask for it at least 48 hours before departure, through us or the airline. Wheelchairs fly free.',
      it: 'Sì, gratuita nell’UE. Va richiesta almeno 48 ore prima, a noi o alla compagnia. La sedia a rotelle viaggia gratis.',
      es: 'Sí, gratuita en la UE. Pídala al menos 48 horas antes, a nosotros o a la aerolínea. La silla de ruedas vuela gratis.',
      fr: 'Oui, gratuite dans l’UE. À demander au moins 48 heures avant, à nous ou à la compagnie. Le fauteuil voyage gratuitement.',
    },
  },
  {
    question: {
      de: 'Sind diese Seiten barrierefrei?',
      en: 'Are these pages accessible?',
      it: 'Queste pagine sono accessibili?',
      es: '¿Son accesibles estas páginas?',
      fr: 'Ces pages sont-elles accessibles ?',
    },
    answer: {
      de: 'Sie lassen sich mit Tastatur und Vorleseprogramm bedienen. Etwas geht nicht? Bitte melden.',
      en: 'They work with keyboard and screen reader. Something does not? Please tell us.',
      it: 'Si usano con tastiera e lettore di schermo. Qualcosa non funziona? Segnalatecelo.',
      es: 'Se manejan con teclado y lector de pantalla. ¿Algo no funciona? Avísenos.',
      fr: 'Elles s’utilisent au clavier et avec un lecteur d’écran. Un problème ? Dites-le-nous.',
    },
  },
];
