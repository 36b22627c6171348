import type { SeedDocument } from '../../seed-document.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'hilfe',
  meta: {
    title: {
      de: 'Hilfe – Tagwind',
      en: 'Help – Tagwind',
      it: 'Aiuto – Tagwind',
      es: 'Ayuda – Tagwind',
      fr: 'Aide – Tagwind',
    },
    description: {
      de: 'Gepäck, Umbuchung, Verspätung, Zahlung: kurze Antworten.',
      en: 'Luggage, changes, delays, payment: short answers.',
      it: 'Bagagli, modifiche, ritardi, pagamento: risposte brevi.',
      es: 'Equipaje, cambios, retrasos, pago: respuestas breves.',
      fr: 'Bagages, modifications, retards, paiement : réponses brèves.',
    },
  },
  modules: [
    {
      type: 'textBlock',
      id: 'title',
      props: {
        isPageTitle: true,
        headline: { de: 'Hilfe', en: 'Help', it: 'Aiuto', es: 'Ayuda', fr: 'Aide' },
        paragraphs: [
          {
            de: 'Nicht dabei? [+49 30 23125 700](tel:+493023125700), Montag bis Sonntag 7–23 Uhr.',
            en: 'Not listed? [+49 30 23125 700](tel:+493023125700), Monday to Sunday, 7 am to 11 pm.',
            it: 'Non c’è? [+49 30 23125 700](tel:+493023125700), da lunedì a domenica, ore 7–23.',
            es: '¿No está? [+49 30 23125 700](tel:+493023125700), de lunes a domingo, de 7 a 23 h.',
            fr: 'Pas trouvé ? [+49 30 23125 700](tel:+493023125700), du lundi au dimanche, de 7 h à 23 h.',
          },
        ],
      },
    },
    {
      type: 'faq',
      id: 'questions',
      props: {
        sections: [
          {
            title: { de: 'Gepäck', en: 'Luggage', it: 'Bagagli', es: 'Equipaje', fr: 'Bagages' },
            questions: [
              {
                question: {
                  de: 'Was ist frei?',
                  en: 'What is included?',
                  it: 'Che cosa è incluso?',
                  es: '¿Qué está incluido?',
                  fr: 'Qu’est-ce qui est compris ?',
                },
                answer: {
                  de: 'Das steht vor der Buchung beim Flug und danach in Ihren Unterlagen, in Kilogramm und Zentimetern.',
                  en: 'It is stated with the flight before you book and in your documents afterwards, in kilograms and centimetres.',
                  it: 'È indicato accanto al volo prima di prenotare e poi nei documenti, in chili e centimetri.',
                  es: 'Se indica junto al vuelo antes de reservar y después en su documentación, en kilos y centímetros.',
                  fr: 'C’est indiqué avec le vol avant la réservation, puis dans vos documents, en kilos et en centimètres.',
                },
              },
              {
                question: {
                  de: 'Flüssigkeiten?',
                  en: 'Liquids?',
                  it: 'Liquidi?',
                  es: '¿Líquidos?',
                  fr: 'Les liquides ?',
                },
                answer: {
                  de: '100 ml je Behälter, 1 Liter insgesamt, ein durchsichtiger Beutel. Medikamente und Babynahrung ausgenommen.',
                  en: '100 ml per container, 1 litre in all, one clear bag. Medicines and baby food are exempt.',
                  it: '100 ml per contenitore, 1 litro in tutto, un sacchetto trasparente. Esclusi medicine e cibo per bambini.',
                  es: '100 ml por envase, 1 litro en total, una bolsa transparente. Excepto medicamentos y comida de bebé.',
                  fr: '100 ml par flacon, 1 litre au total, un sachet transparent. Sauf médicaments et aliments pour bébé.',
                },
              },
              {
                question: {
                  de: 'Koffer fehlt?',
                  en: 'Suitcase missing?',
                  it: 'Manca la valigia?',
                  es: '¿Falta la maleta?',
                  fr: 'Valise manquante ?',
                },
                answer: {
                  de: '1. Gepäckschalter, Protokoll (PIR). 2. Belege sammeln. 3. Hotline.',
                  en: '1. Baggage desk, report (PIR). 2. Keep receipts. 3. Hotline.',
                  it: '1. Sportello bagagli, rapporto (PIR). 2. Conservare gli scontrini. 3. Telefonarci.',
                  es: '1. Mostrador de equipajes, parte (PIR). 2. Guardar recibos. 3. Llamarnos.',
                  fr: '1. Comptoir bagages, constat (PIR). 2. Garder les reçus. 3. Nous appeler.',
                },
              },
            ],
          },
          {
            title: { de: 'Änderungen', en: 'Changes', it: 'Modifiche', es: 'Cambios', fr: 'Modifications' },
            questions: [
              {
                question: {
                  de: 'Anderer Name?',
                  en: 'Different name?',
                  it: 'Altro nome?',
                  es: '¿Otro nombre?',
                  fr: 'Autre nom ?',
                },
                answer: {
                  de: 'Bis 7 Tage vor Abflug. Sie zahlen nur die Kosten der Fluglinie. [AGB](/agb#ruecktritt)',
                  en: 'Up to 7 days before departure. You only pay the airline’s cost. [Terms](/agb#ruecktritt)',
                  it: 'Fino a 7 giorni prima. Pagate solo il costo della compagnia. [Condizioni](/agb#ruecktritt)',
                  es: 'Hasta 7 días antes. Solo paga el coste de la aerolínea. [Condiciones](/agb#ruecktritt)',
                  fr: 'Jusqu’à 7 jours avant. Vous ne payez que les frais de la compagnie. [Conditions](/agb#ruecktritt)',
                },
              },
              {
                question: {
                  de: 'Flug verspätet?',
                  en: 'Flight delayed?',
                  it: 'Volo in ritardo?',
                  es: '¿Vuelo con retraso?',
                  fr: 'Vol retardé ?',
                },
                answer: {
                  de: 'Hotline anrufen, wir verschieben den Transfer. Ab 3 Stunden Verspätung am Ziel kann die Fluglinie Ausgleich schulden.',
                  en: 'Call the hotline and we move the transfer. From 3 hours late on arrival the airline may owe compensation.',
                  it: 'Chiamateci e spostiamo il trasferimento. Da 3 ore di ritardo all’arrivo la compagnia può dovere un indennizzo.',
                  es: 'Llámenos y movemos el traslado. A partir de 3 horas de retraso en destino, la aerolínea puede deber una compensación.',
                  fr: 'Appelez-nous, nous décalons le transfert. Dès 3 heures de retard à l’arrivée, la compagnie peut devoir une indemnité.',
                },
              },
            ],
          },
          {
            title: {
              de: 'Reisepapiere',
              en: 'Travel documents',
              it: 'Documenti',
              es: 'Documentación',
              fr: 'Documents',
            },
            questions: [
              {
                question: {
                  de: 'Ausweis oder Pass?',
                  en: 'Identity card or passport?',
                  it: 'Carta d’identità o passaporto?',
                  es: '¿DNI o pasaporte?',
                  fr: 'Carte d’identité ou passeport ?',
                },
                answer: {
                  de: 'EU-Ziele: Ausweis genügt EU-Bürgern. Ägypten: Pass, sechs Monate gültig, und Visum. Prüfen Sie, was für Ihre Staatsangehörigkeit gilt.',
                  en: 'EU destinations: an identity card is enough for EU citizens, others need a passport. Egypt: passport valid for six months, and a visa. Check the rules for your nationality.',
                  it: 'Mete UE: ai cittadini UE basta la carta d’identità. Egitto: passaporto valido sei mesi e visto. Verificate le regole per la vostra cittadinanza.',
                  es: 'Destinos de la UE: a los ciudadanos de la UE les basta el DNI. Egipto: pasaporte con seis meses de validez y visado. Compruebe las reglas de su nacionalidad.',
                  fr: 'Destinations de l’UE : la carte d’identité suffit aux citoyens de l’UE. Égypte : passeport valable six mois et visa. Vérifiez les règles de votre nationalité.',
                },
              },
              {
                question: {
                  de: 'Wann kommen die Unterlagen?',
                  en: 'When do the documents arrive?',
                  it: 'Quando arrivano i documenti?',
                  es: '¿Cuándo llega la documentación?',
                  fr: 'Quand arrivent les documents ?',
                },
                answer: {
                  de: 'Per E-Mail, sobald der Restbetrag bezahlt ist.',
                  en: 'By e-mail as soon as the balance is paid.',
                  it: 'Per e-mail, appena pagato il saldo.',
                  es: 'Por correo electrónico, en cuanto se paga el resto.',
                  fr: 'Par e-mail, dès le solde réglé.',
                },
              },
            ],
          },
        ],
      },
    },
  ],
};
