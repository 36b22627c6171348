import { describeScene } from '../../../content-seeds/describe-scene.ts';
import { subscribeSuccess, subscribeTerms } from '../../../content-seeds/newsletter/subscribe-words.ts';
import type { SeedDocument } from '../../../content-seeds/seed-document.ts';

export const document: SeedDocument = {
  kind: 'page',
  slug: 'newsletter',
  meta: {
    title: {
      de: 'Post von unterwegs – der Newsletter von Abendmeer',
      en: 'Letters from the road – the Abendmeer newsletter',
      it: 'Lettere dal viaggio – la newsletter di Abendmeer',
      es: 'Cartas de viaje – el boletín de Abendmeer',
      fr: 'Lettres de voyage – la newsletter d’Abendmeer',
    },
    description: {
      de: 'Ein Ort, eine Geschichte, ein paar Adressen. Höchstens einmal in der Woche, jederzeit abbestellbar.',
      en: 'One place, one story, a few addresses. Once a week at most, and easy to leave.',
      it: 'Un luogo, una storia, qualche indirizzo. Al massimo una volta a settimana, si annulla quando si vuole.',
      es: 'Un lugar, una historia, unas direcciones. Como mucho una vez por semana, y se cancela cuando quiera.',
      fr: 'Un lieu, une histoire, quelques adresses. Une fois par semaine au plus, résiliable à tout moment.',
    },
  },
  modules: [
    {
      type: 'newsletterSubscribe',
      id: 'subscribe',
      props: {
        isPageTitle: true,
        headline: {
          de: 'Post von unterwegs',
          en: 'Letters from the road',
          it: 'Lettere dal viaggio',
          es: 'Cartas de viaje',
          fr: 'Lettres de voyage',
        },
        copytext: {
          de: 'Jemand von uns sitzt immer irgendwo am Meer und schreibt auf, was sich lohnt.\n\nHöchstens einmal in der Woche, ohne Ausrufezeichen.',
          en: 'One of us is always somewhere by the sea, writing down what is worth the trip.\n\nOnce a week at most, without exclamation marks.',
          it: 'Uno di noi è sempre da qualche parte sul mare e scrive che cosa vale il viaggio.\n\nAl massimo una volta a settimana, senza punti esclamativi.',
          es: 'Siempre hay alguien de nosotros junto al mar que apunta lo que merece la pena.\n\nComo mucho una vez por semana, sin signos de exclamación.',
          fr: 'L’un de nous est toujours quelque part au bord de la mer et note ce qui vaut le voyage.\n\nUne fois par semaine au plus, sans point d’exclamation.',
        },
        terms: subscribeTerms,
        buttonText: {
          de: 'Ja, schreiben Sie mir',
          en: 'Yes, write to me',
          it: 'Sì, scrivetemi',
          es: 'Sí, escríbanme',
          fr: 'Oui, écrivez-moi',
        },
        successHeadline: subscribeSuccess.headline,
        successCopytext: subscribeSuccess.copytext,
        listId: 'offers',
        source: 'landing',
      },
    },
    {
      type: 'textBlock',
      id: 'sample',
      props: {
        image: {
          url: 'coast.aegean.spring.dusk.warm.brief',
          alt: describeScene('coast.aegean.spring.dusk.warm.brief'),
        },
        imagePosition: 'right',
        kicker: {
          de: 'Aus dem letzten Brief',
          en: 'From the last letter',
          it: 'Dall’ultima lettera',
          es: 'De la última carta',
          fr: 'Extrait de la dernière lettre',
        },
        headline: {
          de: 'Der Abend gehört dem Hafen',
          en: 'Evenings belong to the harbour',
          it: 'La sera è del porto',
          es: 'La tarde es del puerto',
          fr: 'Le soir appartient au port',
        },
        paragraphs: [
          {
            de: 'Gegen sieben stellt der Wirt die Stühle ans Wasser, und wer dann kommt, bleibt bis elf. Bestellen Sie, was auf der Tafel steht. Die Karte liest hier niemand.',
            en: 'Around seven the landlord puts the chairs by the water, and those who come then stay until eleven. Order what is on the board. Nobody reads the menu here.',
            it: 'Verso le sette l’oste mette le sedie sull’acqua, e chi arriva allora resta fino alle undici. Ordinate quello che c’è sulla lavagna. Qui il menù non lo legge nessuno.',
            es: 'Hacia las siete el dueño saca las sillas junto al agua, y quien llega entonces se queda hasta las once. Pida lo que pone en la pizarra. Aquí nadie lee la carta.',
            fr: 'Vers sept heures, le patron sort les chaises au bord de l’eau, et ceux qui arrivent alors restent jusqu’à onze heures. Commandez ce qui est à l’ardoise. Ici, personne ne lit la carte.',
          },
        ],
      },
    },
  ],
};
