import type { SeedDocument } from '../../seed-document.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'hilfe',
  meta: {
    title: {
      de: 'Hilfe – Abendmeer',
      en: 'Help – Abendmeer',
      it: 'Aiuto – Abendmeer',
      es: 'Ayuda – Abendmeer',
      fr: 'Aide – Abendmeer',
    },
    description: {
      de: 'Gepäck, Zahlung, Umbuchung, Kinder, Notfall: die Fragen, die am Telefon am häufigsten kommen.',
      en: 'Luggage, payment, changes, children, emergencies: the questions we hear most on the phone.',
      it: 'Bagagli, pagamento, modifiche, bambini, emergenze: le domande più frequenti al telefono.',
      es: 'Equipaje, pago, cambios, niños, urgencias: las preguntas más frecuentes por teléfono.',
      fr: 'Bagages, paiement, modifications, enfants, urgences : les questions les plus fréquentes au téléphone.',
    },
  },
  modules: [
    {
      type: 'textBlock',
      id: 'title',
      props: {
        isPageTitle: true,
        headline: {
          de: 'Was möchten Sie wissen?',
          en: 'What would you like to know?',
          it: 'Che cosa volete sapere?',
          es: '¿Qué quiere saber?',
          fr: 'Que voulez-vous savoir ?',
        },
        paragraphs: [
          {
            de: 'Wenn Ihre Frage nicht dabei ist, rufen Sie an: [+49 30 23125 200](tel:+493023125200), täglich von 8 bis 22 Uhr.',
            en: 'If your question is not here, call us: [+49 30 23125 200](tel:+493023125200), every day from 8 am to 10 pm.',
            it: 'Se la vostra domanda non c’è, chiamateci: [+49 30 23125 200](tel:+493023125200), ogni giorno dalle 8 alle 22.',
            es: 'Si no encuentra su pregunta, llame: [+49 30 23125 200](tel:+493023125200), todos los días de 8 a 22 h.',
            fr: 'Si votre question n’y est pas, appelez : [+49 30 23125 200](tel:+493023125200), tous les jours de 8 h à 22 h.',
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
                  de: 'Was darf ins Handgepäck?',
                  en: 'What may go in hand luggage?',
                  it: 'Che cosa può andare nel bagaglio a mano?',
                  es: '¿Qué puede ir en el equipaje de mano?',
                  fr: 'Que peut-on mettre en bagage à main ?',
                },
                answer: {
                  de: 'Flüssigkeiten in Behältern bis 100 ml, alle zusammen in einem Beutel von einem Liter. Medikamente und Babynahrung in der Menge, die Sie unterwegs brauchen. Maß und Gewicht legt die Fluglinie fest; sie stehen in Ihren Reiseunterlagen.',
                  en: 'Liquids in containers of up to 100 ml, all of them in one bag of one litre. Medicines and baby food in the amount you need on the way. Size and weight are set by the airline and stated in your travel documents.',
                  it: 'Liquidi in contenitori fino a 100 ml, tutti in un solo sacchetto da un litro. Medicine e cibo per bambini nella quantità che serve in viaggio. Misure e peso li stabilisce la compagnia aerea; li trovate nei documenti di viaggio.',
                  es: 'Líquidos en envases de hasta 100 ml, todos en una bolsa de un litro. Medicamentos y comida de bebé en la cantidad necesaria para el trayecto. Las medidas y el peso los fija la aerolínea; constan en su documentación.',
                  fr: 'Des liquides en flacons de 100 ml au plus, réunis dans un sachet d’un litre. Médicaments et nourriture pour bébé selon le besoin du trajet. Taille et poids sont fixés par la compagnie ; ils figurent dans vos documents.',
                },
              },
              {
                question: {
                  de: 'Mein Koffer ist nicht angekommen. Und jetzt?',
                  en: 'My suitcase has not arrived. What now?',
                  it: 'La mia valigia non è arrivata. E adesso?',
                  es: 'Mi maleta no ha llegado. ¿Y ahora?',
                  fr: 'Ma valise n’est pas arrivée. Que faire ?',
                },
                answer: {
                  de: 'Gehen Sie noch am Flughafen zum Gepäckschalter und lassen Sie sich ein Protokoll (PIR) geben. Heben Sie Quittungen für das Nötigste auf. Dann rufen Sie uns an.',
                  en: 'Go to the baggage desk before leaving the airport and get a report (PIR). Keep the receipts for essentials. Then call us.',
                  it: 'Prima di lasciare l’aeroporto andate allo sportello bagagli e fatevi dare un rapporto (PIR). Conservate gli scontrini del necessario. Poi chiamateci.',
                  es: 'Antes de salir del aeropuerto, vaya al mostrador de equipajes y pida un parte (PIR). Guarde los recibos de lo imprescindible. Luego llámenos.',
                  fr: 'Avant de quitter l’aéroport, allez au comptoir des bagages et demandez un constat (PIR). Gardez les reçus du nécessaire. Puis appelez-nous.',
                },
              },
            ],
          },
          {
            title: {
              de: 'Bezahlen',
              en: 'Paying',
              it: 'Pagare',
              es: 'Pagar',
              fr: 'Payer',
            },
            questions: [
              {
                question: {
                  de: 'Was steckt im Preis?',
                  en: 'What does the price include?',
                  it: 'Che cosa comprende il prezzo?',
                  es: '¿Qué incluye el precio?',
                  fr: 'Que comprend le prix ?',
                },
                answer: {
                  de: 'Flug, Haus, die Mahlzeiten, die dabeistehen, Steuern und Gebühren. Kurtaxen zahlen Sie oft vor Ort; wie viel, steht beim Haus.',
                  en: 'Flight, house, the meals listed, taxes and fees. Local tourist taxes are often paid on site; the house page says how much.',
                  it: 'Volo, casa, i pasti indicati, tasse e diritti. L’imposta di soggiorno si paga spesso sul posto; l’importo è indicato nella pagina della casa.',
                  es: 'Vuelo, casa, las comidas indicadas, impuestos y tasas. La tasa turística suele pagarse allí; el importe está en la página de la casa.',
                  fr: 'Le vol, la maison, les repas indiqués, taxes et frais compris. La taxe de séjour se paie souvent sur place ; le montant figure à la page de la maison.',
                },
              },
              {
                question: {
                  de: 'Wie kann ich zahlen?',
                  en: 'How can I pay?',
                  it: 'Come si può pagare?',
                  es: '¿Cómo puedo pagar?',
                  fr: 'Comment payer ?',
                },
                answer: {
                  de: 'Mit Visa, Mastercard oder American Express. 20 Prozent bei der Buchung, den Rest 28 Tage vor der Abreise.',
                  en: 'By Visa, Mastercard or American Express. 20 per cent on booking, the rest 28 days before departure.',
                  it: 'Con Visa, Mastercard o American Express. Il 20 per cento alla prenotazione, il resto 28 giorni prima della partenza.',
                  es: 'Con Visa, Mastercard o American Express. El 20 por ciento al reservar, el resto 28 días antes de salir.',
                  fr: 'Par Visa, Mastercard ou American Express. 20 pour cent à la réservation, le reste 28 jours avant le départ.',
                },
              },
            ],
          },
          {
            title: {
              de: 'Wenn sich etwas ändert',
              en: 'If something changes',
              it: 'Se cambia qualcosa',
              es: 'Si algo cambia',
              fr: 'Si quelque chose change',
            },
            questions: [
              {
                question: {
                  de: 'Kann jemand anderes für mich reisen?',
                  en: 'Can someone else travel in my place?',
                  it: 'Può partire un altro al posto mio?',
                  es: '¿Puede viajar otra persona en mi lugar?',
                  fr: 'Quelqu’un peut-il partir à ma place ?',
                },
                answer: {
                  de: 'Ja, bis sieben Tage vorher. Sie zahlen nur, was die Fluglinie für den neuen Namen verlangt. Näheres in den [AGB](/agb#ruecktritt).',
                  en: 'Yes, up to seven days before. You only pay what the airline charges for the new name. Details in the [terms](/agb#ruecktritt).',
                  it: 'Sì, fino a sette giorni prima. Pagate solo quanto chiede la compagnia per il nuovo nome. I dettagli sono nelle [condizioni](/agb#ruecktritt).',
                  es: 'Sí, hasta siete días antes. Solo paga lo que cobre la aerolínea por el cambio de nombre. Más en las [condiciones](/agb#ruecktritt).',
                  fr: 'Oui, jusqu’à sept jours avant. Vous ne payez que ce que la compagnie demande pour le nouveau nom. Détails dans les [conditions](/agb#ruecktritt).',
                },
              },
              {
                question: {
                  de: 'Mein Flug ist verspätet.',
                  en: 'My flight is delayed.',
                  it: 'Il mio volo è in ritardo.',
                  es: 'Mi vuelo lleva retraso.',
                  fr: 'Mon vol est retardé.',
                },
                answer: {
                  de: 'Rufen Sie uns an, damit der Fahrer am Ziel Bescheid weiß. Kommen Sie drei Stunden oder mehr zu spät an, kann Ihnen die Fluglinie nach europäischem Recht eine Entschädigung schulden.',
                  en: 'Call us so that the driver at the other end knows. If you arrive three hours late or more, the airline may owe you compensation under European law.',
                  it: 'Chiamateci, così avvisiamo l’autista all’arrivo. Se arrivate con tre ore di ritardo o più, la compagnia può dovervi un indennizzo secondo il diritto europeo.',
                  es: 'Llámenos para avisar al conductor. Si llega con tres horas de retraso o más, la aerolínea puede deberle una compensación según el derecho europeo.',
                  fr: 'Appelez-nous pour prévenir le chauffeur. Si vous arrivez avec trois heures de retard ou plus, la compagnie peut vous devoir une indemnité selon le droit européen.',
                },
              },
            ],
          },
        ],
      },
    },
  ],
};
