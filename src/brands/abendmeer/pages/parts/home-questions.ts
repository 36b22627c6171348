import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

export const questions: SeedModule = {
  type: 'faq',
  id: 'questions',
  props: {
    headline: {
      de: 'Was uns alle fragen',
      en: 'What everyone asks us',
      it: 'Quello che ci chiedono tutti',
      es: 'Lo que todos nos preguntan',
      fr: 'Ce que tout le monde nous demande',
    },
    sections: [
      {
        title: {
          de: 'Vor der Reise',
          en: 'Before the trip',
          it: 'Prima del viaggio',
          es: 'Antes del viaje',
          fr: 'Avant le voyage',
        },
        questions: [
          {
            question: {
              de: 'Wann ist die beste Reisezeit?',
              en: 'When is the best time to go?',
              it: 'Qual è il periodo migliore?',
              es: '¿Cuál es la mejor época?',
              fr: 'Quelle est la meilleure saison ?',
            },
            answer: {
              de: 'Fast immer die Woche, bevor alle fahren, oder die danach: Anfang Juni, Ende September. Wer im Winter Wärme sucht, fliegt nach [Teneriffa](/teneriffa).',
              en: 'Almost always the week before everyone goes, or the one after: early June, late September. If you want warmth in winter, fly to [Tenerife](/teneriffa).',
              it: 'Quasi sempre la settimana prima che partano tutti, o quella dopo: inizio giugno, fine settembre. Chi cerca il caldo d’inverno vola a [Tenerife](/teneriffa).',
              es: 'Casi siempre la semana antes de que vayan todos, o la de después: principios de junio, finales de septiembre. Quien busca calor en invierno vuela a [Tenerife](/teneriffa).',
              fr: 'Presque toujours la semaine avant tout le monde, ou celle d’après : début juin, fin septembre. Pour la chaleur en hiver, c’est [Tenerife](/teneriffa).',
            },
          },
          {
            question: {
              de: 'Brauche ich ein Auto?',
              en: 'Do I need a car?',
              it: 'Serve un’auto?',
              es: '¿Necesito coche?',
              fr: 'Faut-il une voiture ?',
            },
            answer: {
              de: 'In [Lissabon](/lissabon) und [Marrakesch](/marrakesch) wäre es nur im Weg. Auf [Kreta](/kreta) gehört es dazu, sonst sehen Sie ein Achtel der Insel.',
              en: 'In [Lisbon](/lissabon) and [Marrakesh](/marrakesch) it would only be in the way. On [Crete](/kreta) it is part of the trip, or you will see an eighth of the island.',
              it: 'A [Lisbona](/lissabon) e a [Marrakech](/marrakesch) sarebbe solo d’intralcio. A [Creta](/kreta) ci vuole, altrimenti vedrete un ottavo dell’isola.',
              es: 'En [Lisboa](/lissabon) y [Marrakech](/marrakesch) solo estorbaría. En [Creta](/kreta) es parte del viaje; si no, verá una octava parte de la isla.',
              fr: 'À [Lisbonne](/lissabon) et à [Marrakech](/marrakesch), elle ne ferait que gêner. En [Crète](/kreta), il en faut une, sinon vous ne verrez qu’un huitième de l’île.',
            },
          },
        ],
      },
      {
        title: {
          de: 'Geld und Sicherheit',
          en: 'Money and safety',
          it: 'Soldi e sicurezza',
          es: 'Dinero y seguridad',
          fr: 'Argent et sécurité',
        },
        questions: [
          {
            question: {
              de: 'Wann muss ich zahlen?',
              en: 'When do I have to pay?',
              it: 'Quando si paga?',
              es: '¿Cuándo tengo que pagar?',
              fr: 'Quand faut-il payer ?',
            },
            answer: {
              de: 'Mit der Buchung. Abgebucht wird erst, wenn Hotel und Flug bestätigt sind und der Sicherungsschein ausgestellt ist.',
              en: 'When you book. But you are only charged once hotel and flight are confirmed and the insolvency protection certificate has been issued.',
              it: 'Alla prenotazione. L’addebito però parte solo quando hotel e volo sono confermati e il certificato di garanzia è emesso.',
              es: 'Al reservar. Pero solo se cobra cuando hotel y vuelo están confirmados y el certificado de garantía, emitido.',
              fr: 'À la réservation. Mais vous n’êtes débité qu’une fois l’hôtel et le vol confirmés et l’attestation de garantie établie.',
            },
          },
          {
            question: {
              de: 'Und wenn ich krank werde?',
              en: 'And if I fall ill?',
              it: 'E se mi ammalo?',
              es: '¿Y si me pongo enfermo?',
              fr: 'Et si je tombe malade ?',
            },
            answer: {
              de: 'Dann kann jemand anderes für Sie reisen, oft genügt ein Anruf bis sieben Tage vorher. Alles Weitere steht unter [Hilfe](/hilfe).',
              en: 'Someone else can travel in your place; often a call up to seven days before is enough. Everything else is under [Help](/hilfe).',
              it: 'Può partire un’altra persona al posto vostro: spesso basta una telefonata fino a sette giorni prima. Il resto è nella pagina [Aiuto](/hilfe).',
              es: 'Otra persona puede viajar en su lugar; a menudo basta una llamada hasta siete días antes. Lo demás está en [Ayuda](/hilfe).',
              fr: 'Quelqu’un d’autre peut partir à votre place ; un appel jusqu’à sept jours avant suffit souvent. Le reste se trouve dans l’[Aide](/hilfe).',
            },
          },
        ],
      },
    ],
  },
};
