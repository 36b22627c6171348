import type { SeedModule } from '../../../../content-seeds/seed-document.ts';

export const callUs: SeedModule = {
  type: 'textBlock',
  id: 'call-us',
  props: {
    variant: 'feature',
    headline: {
      de: 'Reden hilft',
      en: 'It helps to talk',
      it: 'Parlarne aiuta',
      es: 'Hablar ayuda',
      fr: 'En parler, ça aide',
    },
    paragraphs: [
      {
        de: 'Am Telefon sitzt jemand, der den Weg zum Strand gegangen ist. Mit Kinderwagen, wenn es sein muss.',
        en: 'The person on the phone has walked the path to the beach. With a pushchair, if need be.',
        it: 'Al telefono c’è qualcuno che la strada per la spiaggia l’ha fatta davvero. Anche con il passeggino.',
        es: 'Al teléfono hay alguien que ha recorrido el camino hasta la playa. Con cochecito, si hace falta.',
        fr: 'Au téléphone, quelqu’un a fait le chemin jusqu’à la plage. Avec une poussette, s’il le fallait.',
      },
    ],
    facts: [
      {
        value: { de: '8–22 Uhr', en: '8 am–10 pm', it: '8–22', es: '8–22 h', fr: '8 h–22 h' },
        label: {
          de: 'jeden Tag',
          en: 'every day',
          it: 'ogni giorno',
          es: 'todos los días',
          fr: 'tous les jours',
        },
      },
    ],
    link: 'tel:+493023125200',
    buttonText: {
      de: '+49 30 23125 200',
      en: '+49 30 23125 200',
      it: '+49 30 23125 200',
      es: '+49 30 23125 200',
      fr: '+49 30 23125 200',
    },
  },
};
