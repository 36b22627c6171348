import type { FooterProps } from '../../content-modules/footer/schema.ts';
import type { Localised } from '../../content-modules/parts/localised-text.ts';

/** Links to the legal pages every brand has, for a footer column with the key `legal`. */
export const legalLinks: Localised<FooterProps['links']> = [
  {
    label: { de: 'AGB', en: 'Terms', it: 'Condizioni', es: 'Condiciones', fr: 'Conditions' },
    url: '/agb',
    column: 'legal',
  },
  {
    label: { de: 'Datenschutz', en: 'Privacy', it: 'Privacy', es: 'Privacidad', fr: 'Confidentialité' },
    url: '/datenschutz',
    column: 'legal',
  },
  {
    label: {
      de: 'Barrierefreiheit',
      en: 'Accessibility',
      it: 'Accessibilità',
      es: 'Accesibilidad',
      fr: 'Accessibilité',
    },
    url: '/barrierefreiheit',
    column: 'legal',
  },
  {
    label: {
      de: 'Impressum',
      en: 'Legal notice',
      it: 'Chi risponde del sito',
      es: 'Titular del sitio',
      fr: 'Éditeur du site',
    },
    url: '/impressum',
    column: 'legal',
  },
  {
    label: {
      de: 'Vertrag widerrufen',
      en: 'Withdraw from contract',
      it: 'Recedere dal contratto',
      es: 'Desistir del contrato',
      fr: 'Se rétracter du contrat',
    },
    url: '/withdrawal',
    column: 'legal',
  },
];
