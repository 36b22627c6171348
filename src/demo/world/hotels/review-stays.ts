import type { ReviewParty } from '../../../domain/search/catalogue.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Variants } from './hotel-phrases.ts';

/** How guests say with whom, when and how long they stayed: two nights or more. */
export const reviewStays: Readonly<Record<Language, Readonly<Record<ReviewParty, Variants>>>> = {
  de: {
    couple: [
      'Wir waren im {month} zu zweit {nights} Nächte hier.',
      'Zu zweit, {nights} Nächte im {month}.',
      'Als Paar haben wir im {month} {nights} Nächte hier verbracht.',
    ],
    family: [
      'Mit unseren Kindern waren wir im {month} {nights} Nächte hier.',
      'Familienurlaub im {month}, {nights} Nächte.',
      'Mit den Kindern, {nights} Nächte im {month}.',
    ],
    friends: [
      'Mit Freunden waren wir im {month} {nights} Nächte da.',
      'Eine Reise unter Freunden: {nights} Nächte im {month}.',
    ],
    alone: [
      'Ich war im {month} allein {nights} Nächte hier.',
      'Allein unterwegs, {nights} Nächte im {month}.',
    ],
  },
  en: {
    couple: [
      'The two of us stayed {nights} nights in {month}.',
      'A break for two, {nights} nights in {month}.',
      'We came as a couple in {month} and stayed {nights} nights.',
    ],
    family: [
      'We stayed {nights} nights with our children in {month}.',
      'A family holiday in {month}, {nights} nights.',
      'Our family spent {nights} nights here in {month}.',
    ],
    friends: [
      'A trip with friends: {nights} nights in {month}.',
      'We came with friends in {month}, for {nights} nights.',
    ],
    alone: ['I stayed {nights} nights on my own in {month}.', 'A solo trip, {nights} nights in {month}.'],
  },
  it: {
    couple: [
      'In coppia, {nights} notti in {month}.',
      'Siamo stati qui in due per {nights} notti, in {month}.',
    ],
    family: [
      'Con i bambini, {nights} notti in {month}.',
      'Vacanza in famiglia di {nights} notti, in {month}.',
    ],
    friends: [
      'Viaggio tra amici: {nights} notti in {month}.',
      'Con gli amici siamo rimasti {nights} notti, in {month}.',
    ],
    alone: [
      'Per conto mio, {nights} notti in {month}.',
      'Viaggiavo per conto mio: {nights} notti in {month}.',
    ],
  },
  es: {
    couple: ['En pareja, {nights} noches en {month}.', 'Estuvimos los dos {nights} noches en {month}.'],
    family: [
      'Con nuestros hijos, {nights} noches en {month}.',
      'Vacaciones en familia: {nights} noches en {month}.',
    ],
    friends: [
      'Con amigos, {nights} noches en {month}.',
      'Un viaje entre amigos de {nights} noches en {month}.',
    ],
    alone: ['Viajé por mi cuenta, {nights} noches en {month}.', 'Por mi cuenta, {nights} noches en {month}.'],
  },
  fr: {
    couple: ['En couple, {nights} nuits en {month}.', 'Nous étions deux, {nights} nuits en {month}.'],
    family: [
      'Avec nos enfants, {nights} nuits en {month}.',
      'Vacances en famille, {nights} nuits en {month}.',
    ],
    friends: ['Entre amis, {nights} nuits en {month}.', 'Un séjour entre amis de {nights} nuits en {month}.'],
    alone: ['En solo, {nights} nuits en {month}.', 'Un voyage en solo, {nights} nuits en {month}.'],
  },
};
