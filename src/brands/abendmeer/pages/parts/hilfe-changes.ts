import type { FaqProps } from '../../../../content-modules/faq/schema.ts';
import type { Localised } from '../../../../content-modules/parts/localised-text.ts';

type Section = Localised<FaqProps>['sections'][number];

export const changeSection: Section = {
  title: { de: 'Ändern', en: 'Changing', it: 'Cambiare', es: 'Cambiar', fr: 'Modifier' },
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
        de: 'Ich habe mich im Namen vertippt.',
        en: 'I misspelt a name.',
        it: 'Ho sbagliato a scrivere un nome.',
        es: 'He escrito mal un nombre.',
        fr: 'Je me suis trompé dans un nom.',
      },
      answer: {
        de: 'Rufen Sie gleich an, am besten am selben Tag. Der Name muss so im Flugschein stehen wie im Ausweis; einen Buchstaben ändern die meisten Fluglinien ohne Kosten.',
        en: 'Call at once, ideally the same day. The name on the ticket has to match the passport; most airlines change a letter free of charge.',
        it: 'Chiamate subito, meglio il giorno stesso. Il nome sul biglietto deve essere come sul documento; quasi tutte le compagnie correggono una lettera senza costi.',
        es: 'Llame enseguida, mejor el mismo día. El nombre del billete debe coincidir con el documento; la mayoría de las aerolíneas cambian una letra sin coste.',
        fr: 'Appelez aussitôt, de préférence le jour même. Le nom du billet doit être celui de la pièce d’identité ; la plupart des compagnies corrigent une lettre sans frais.',
      },
    },
  ],
};

export const cancelSection: Section = {
  title: { de: 'Absagen', en: 'Cancelling', it: 'Annullare', es: 'Anular', fr: 'Annuler' },
  questions: [
    {
      question: {
        de: 'Was kostet eine Absage?',
        en: 'What does it cost to cancel?',
        it: 'Quanto costa annullare?',
        es: '¿Cuánto cuesta anular?',
        fr: 'Combien coûte une annulation ?',
      },
      answer: {
        de: 'Das hängt von Ihrem Tarif ab. Viele Reisen sind bis zu einem festen Tag kostenlos stornierbar, danach steigt die Gebühr, je näher der Abflug rückt. Die Gebühren mit Datum sehen Sie vor dem Bezahlen und in der Bestätigung.',
        en: 'That depends on your rate. Many trips can be cancelled free of charge until a set day; after that the fee rises as departure nears. You will see the fees with their dates before you pay and in the confirmation.',
        it: 'Dipende dalla tariffa. Molti viaggi si annullano gratis fino a un giorno preciso, poi il costo sale con l’avvicinarsi della partenza. Le penali con le date le vedete prima di pagare e nella conferma.',
        es: 'Depende de su tarifa. Muchos viajes se anulan gratis hasta un día fijo; después el coste sube al acercarse la salida. Los gastos con sus fechas los ve antes de pagar y en la confirmación.',
        fr: 'Cela dépend de votre tarif. Beaucoup de voyages s’annulent sans frais jusqu’à un jour fixé, puis les frais montent à l’approche du départ. Les frais et leurs dates figurent avant le paiement et dans la confirmation.',
      },
    },
    {
      question: {
        de: 'Kann ich die Buchung innerhalb von 14 Tagen widerrufen?',
        en: 'Can I withdraw from the booking within 14 days?',
        it: 'Posso recedere entro 14 giorni?',
        es: '¿Puedo desistir en 14 días?',
        fr: 'Puis-je me rétracter sous 14 jours ?',
      },
      answer: {
        de: 'Nein. Für Pauschalreisen, die im Netz gebucht werden, gibt es dieses Widerrufsrecht nicht; dafür dürfen Sie jederzeit vor der Reise zurücktreten.',
        en: 'No. That right does not exist for package holidays booked online; instead you may cancel at any time before the trip.',
        it: 'No. Per i pacchetti turistici prenotati online questo diritto non esiste; potete però recedere in qualsiasi momento prima del viaggio.',
        es: 'No. Ese derecho no existe para los viajes combinados reservados en línea; en cambio, puede anular en cualquier momento antes del viaje.',
        fr: 'Non. Ce droit n’existe pas pour les voyages à forfait réservés en ligne ; en revanche, vous pouvez annuler à tout moment avant le départ.',
      },
    },
    {
      question: {
        de: 'Was, wenn der Veranstalter absagt?',
        en: 'What if the operator cancels?',
        it: 'E se annulla l’operatore?',
        es: '¿Y si anula el organizador?',
        fr: 'Et si l’organisateur annule ?',
      },
      answer: {
        de: 'Dann bekommen Sie alles zurück, was Sie gezahlt haben, und wir suchen mit Ihnen etwas anderes.',
        en: 'Then you get back everything you have paid, and we help you find something else.',
        it: 'Allora riavete tutto quello che avete pagato, e cerchiamo insieme qualcos’altro.',
        es: 'Entonces recupera todo lo pagado y le ayudamos a encontrar otra cosa.',
        fr: 'Alors vous récupérez tout ce que vous avez payé, et nous cherchons autre chose avec vous.',
      },
    },
  ],
};
