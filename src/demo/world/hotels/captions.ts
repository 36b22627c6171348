import type { HotelMedia, Translated } from '../../../domain/search/catalogue.ts';

/** Captions of a hotel's pictures; those of rooms have the room's name. */
export const captions: Readonly<
  Record<Exclude<HotelMedia['category'], 'room'>, readonly [Translated, ...Translated[]]>
> = {
  hotel: [
    { de: 'Außenansicht', en: 'Exterior', it: 'Veduta esterna', es: 'Vista exterior', fr: 'Vue extérieure' },
    {
      de: 'Außenansicht am Abend',
      en: 'Exterior in the evening',
      it: 'Veduta esterna di sera',
      es: 'Vista exterior al anochecer',
      fr: 'Vue extérieure le soir',
    },
    {
      de: 'Außenansicht am Morgen',
      en: 'Exterior in the morning',
      it: 'Veduta esterna al mattino',
      es: 'Vista exterior por la mañana',
      fr: 'Vue extérieure le matin',
    },
  ],
  pool: [
    { de: 'Pool', en: 'Pool', it: 'Piscina', es: 'Piscina', fr: 'Piscine' },
    {
      de: 'Am Pool, später Nachmittag',
      en: 'By the pool, late afternoon',
      it: 'In piscina, tardo pomeriggio',
      es: 'En la piscina, a última hora de la tarde',
      fr: 'À la piscine, en fin d’après-midi',
    },
  ],
  beach: [
    {
      de: 'Strand in der Nähe',
      en: 'Beach nearby',
      it: 'La spiaggia vicina',
      es: 'Playa cercana',
      fr: 'Plage à proximité',
    },
    {
      de: 'Abend am Strand',
      en: 'Evening on the beach',
      it: 'Sera in spiaggia',
      es: 'La playa al atardecer',
      fr: 'Soir sur la plage',
    },
  ],
  restaurant: [
    {
      de: 'Tisch im Restaurant',
      en: 'A table in the restaurant',
      it: 'Un tavolo al ristorante',
      es: 'Una mesa en el restaurante',
      fr: 'Une table au restaurant',
    },
    { de: 'Abendessen', en: 'Dinner', it: 'La cena', es: 'La cena', fr: 'Le dîner' },
  ],
  spa: [
    {
      de: 'Wellnessbereich',
      en: 'Spa',
      it: 'Centro benessere',
      es: 'Zona de bienestar',
      fr: 'Espace bien-être',
    },
    {
      de: 'Hallenbad',
      en: 'Indoor pool',
      it: 'Piscina coperta',
      es: 'Piscina cubierta',
      fr: 'Piscine intérieure',
    },
  ],
  surroundings: [
    {
      de: 'Die Umgebung',
      en: 'The surroundings',
      it: 'I dintorni',
      es: 'Los alrededores',
      fr: 'Les environs',
    },
    {
      de: 'Abendlicht in der Umgebung',
      en: 'Evening light nearby',
      it: 'Luce della sera nei dintorni',
      es: 'Luz de tarde en los alrededores',
      fr: 'Lumière du soir aux environs',
    },
  ],
};

/** Captions of further views of the same. */
export const furtherCaptions: Readonly<
  Partial<Record<HotelMedia['category'], readonly [Translated, Translated]>>
> = {
  hotel: [
    {
      de: 'Das Haus von einer anderen Seite',
      en: 'The house from another side',
      it: 'La struttura da un altro lato',
      es: 'El edificio desde otro lado',
      fr: 'La maison sous un autre angle',
    },
    {
      de: 'Das Haus und was darum liegt',
      en: 'The house and what lies around it',
      it: 'La struttura e ciò che la circonda',
      es: 'El edificio y su entorno',
      fr: 'La maison et ses abords',
    },
  ],
  surroundings: [
    {
      de: 'Unterwegs in der Gegend',
      en: 'Out and about nearby',
      it: 'In giro nei dintorni',
      es: 'De paseo por la zona',
      fr: 'En balade dans les environs',
    },
    {
      de: 'Aussicht in der Nähe',
      en: 'A view nearby',
      it: 'Un panorama nei dintorni',
      es: 'Vistas de la zona',
      fr: 'Une vue à proximité',
    },
  ],
};
