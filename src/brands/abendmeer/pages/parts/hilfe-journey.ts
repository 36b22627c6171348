import type { FaqProps } from '../../../../content-modules/faq/schema.ts';
import type { Localised } from '../../../../content-modules/parts/localised-text.ts';

type Section = Localised<FaqProps>['sections'][number];

export const flightSection: Section = {
  title: {
    de: 'Flug und Gepäck',
    en: 'Flight and luggage',
    it: 'Volo e bagagli',
    es: 'Vuelo y equipaje',
    fr: 'Vol et bagages',
  },
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
        de: 'Ist ein Koffer dabei?',
        en: 'Is a suitcase included?',
        it: 'La valigia è compresa?',
        es: '¿Está incluida la maleta?',
        fr: 'Une valise est-elle comprise ?',
      },
      answer: {
        de: 'Das steht bei jedem Flug: nur eine kleine Tasche, Handgepäck oder ein Koffer. Fehlt er, buchen Sie ihn im Schritt nach der Auswahl dazu, mit 15, 20 oder 25 Kilogramm, wo die Fluglinie es anbietet.',
        en: 'Every flight says so: a small bag only, hand luggage or a suitcase. If it is missing you can add one in the step after choosing, with 15, 20 or 25 kilograms where the airline offers it.',
        it: 'Lo dice ogni volo: solo una piccola borsa, bagaglio a mano o una valigia. Se manca, si aggiunge nel passo dopo la scelta, da 15, 20 o 25 chili, dove la compagnia lo offre.',
        es: 'Lo dice cada vuelo: solo un bolso pequeño, equipaje de mano o una maleta. Si falta, se añade en el paso posterior, de 15, 20 o 25 kilos, donde la aerolínea lo ofrezca.',
        fr: 'Chaque vol le dit : un petit sac seulement, un bagage à main ou une valise. S’il n’y en a pas, ajoutez-la à l’étape suivante, de 15, 20 ou 25 kilos, là où la compagnie le propose.',
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
};

export const hotelSection: Section = {
  title: { de: 'Im Hotel', en: 'At the hotel', it: 'In hotel', es: 'En el hotel', fr: 'À l’hôtel' },
  questions: [
    {
      question: {
        de: 'Wann kann ich ins Zimmer?',
        en: 'When can I have the room?',
        it: 'Da che ora c’è la camera?',
        es: '¿Desde qué hora tengo la habitación?',
        fr: 'À partir de quand ai-je la chambre ?',
      },
      answer: {
        de: 'Meist ab dem Nachmittag. Sind Sie früher da, nimmt das Haus den Koffer, und Sie gehen schon einmal ans Wasser. Packen Sie die Badesachen obenauf.',
        en: 'Usually from the afternoon. If you are early the hotel takes your suitcase and you go down to the water. Pack the swimming things on top.',
        it: 'Di solito dal pomeriggio. Se arrivate prima, l’albergo tiene la valigia e voi andate al mare. Mettete il costume in cima.',
        es: 'Normalmente desde la tarde. Si llega antes, el hotel guarda la maleta y usted se va al agua. Ponga el bañador encima.',
        fr: 'En général dans l’après-midi. Si vous arrivez plus tôt, l’hôtel garde la valise et vous allez à l’eau. Mettez le maillot sur le dessus.',
      },
    },
    {
      question: {
        de: 'Das Zimmer ist nicht, was ich gebucht habe.',
        en: 'The room is not what I booked.',
        it: 'La camera non è quella prenotata.',
        es: 'La habitación no es la que reservé.',
        fr: 'La chambre n’est pas celle que j’ai réservée.',
      },
      answer: {
        de: 'Sagen Sie es sofort an der Rezeption und rufen Sie uns an, solange Sie dort sind. Was man gleich meldet, lässt sich fast immer beheben. Ihre Rechte stehen in den [AGB](/agb#maengel).',
        en: 'Say so at once at reception and call us while you are there. What is reported right away can nearly always be put right. Your rights are in the [terms](/agb#maengel).',
        it: 'Ditelo subito alla reception e chiamateci finché siete lì. Quello che si segnala subito si risolve quasi sempre. I vostri diritti sono nelle [condizioni](/agb#maengel).',
        es: 'Dígalo enseguida en recepción y llámenos mientras está allí. Lo que se comunica al momento casi siempre se arregla. Sus derechos están en las [condiciones](/agb#maengel).',
        fr: 'Dites-le aussitôt à la réception et appelez-nous tant que vous êtes sur place. Ce qui se signale tout de suite s’arrange presque toujours. Vos droits : les [conditions](/agb#maengel).',
      },
    },
  ],
};

export const documentsSection: Section = {
  title: {
    de: 'Reisedokumente',
    en: 'Travel documents',
    it: 'Documenti',
    es: 'Documentos',
    fr: 'Documents de voyage',
  },
  questions: [
    {
      question: {
        de: 'Brauche ich einen Pass oder ein Visum?',
        en: 'Do I need a passport or a visa?',
        it: 'Servono il passaporto o un visto?',
        es: '¿Necesito pasaporte o visado?',
        fr: 'Faut-il un passeport ou un visa ?',
      },
      answer: {
        de: 'In der EU genügt EU-Bürgern der Personalausweis. Für alle anderen Länder sagt Ihr Außenministerium, was heute gilt; schauen Sie nach, bevor Sie buchen.',
        en: 'Within the EU an identity card is enough for EU citizens. For all other countries your foreign ministry says what applies today; look before you book.',
        it: 'Nell’UE ai cittadini europei basta la carta d’identità. Per gli altri Paesi il vostro ministero degli Esteri dice che cosa vale oggi; controllate prima di prenotare.',
        es: 'Dentro de la UE, a los ciudadanos europeos les basta el documento de identidad. Para los demás países, su ministerio de Exteriores dice qué vale hoy; mírelo antes de reservar.',
        fr: 'Dans l’UE, la carte d’identité suffit aux citoyens européens. Pour les autres pays, votre ministère des Affaires étrangères dit ce qui vaut aujourd’hui ; regardez avant de réserver.',
      },
    },
    {
      question: {
        de: 'Wo finde ich meine Unterlagen?',
        en: 'Where do I find my travel documents?',
        it: 'Dove trovo i miei documenti di viaggio?',
        es: '¿Dónde encuentro mi documentación?',
        fr: 'Où trouver mes documents ?',
      },
      answer: {
        de: 'In der Mail zur Buchung, als PDF: Bestätigung, Sicherungsschein, Reiseplan. Speichern Sie sie aufs Telefon, bevor Sie ins Flugzeug steigen.',
        en: 'In the booking e-mail, as PDF: confirmation, insolvency protection certificate, itinerary. Save them to your phone before you board.',
        it: 'Nell’e-mail della prenotazione, in PDF: conferma, certificato di garanzia, programma. Salvateli sul telefono prima di salire a bordo.',
        es: 'En el correo de la reserva, en PDF: confirmación, certificado de garantía, itinerario. Guárdelos en el teléfono antes de embarcar.',
        fr: 'Dans l’e-mail de réservation, en PDF : confirmation, attestation de garantie, itinéraire. Enregistrez-les sur le téléphone avant d’embarquer.',
      },
    },
    {
      question: {
        de: 'Was braucht ein Kind?',
        en: 'What does a child need?',
        it: 'E un bambino?',
        es: '¿Y un niño?',
        fr: 'Et pour un enfant ?',
      },
      answer: {
        de: 'Ein eigenes Ausweispapier, auch als Baby. Reist es nur mit einem Elternteil, hilft eine unterschriebene Vollmacht des anderen, mit Kopie des Ausweises.',
        en: 'A document of its own, even as a baby. If only one parent travels along, a signed letter from the other helps, with a copy of the passport.',
        it: 'Un documento proprio, anche da neonato. Se viaggia con un solo genitore, aiuta una delega firmata dell’altro, con copia del documento.',
        es: 'Un documento propio, incluso de bebé. Si viaja con uno solo de los padres, ayuda una autorización firmada del otro, con copia del documento.',
        fr: 'Son propre document, même bébé. S’il voyage avec un seul parent, une autorisation signée de l’autre aide, avec copie de la pièce d’identité.',
      },
    },
  ],
};
