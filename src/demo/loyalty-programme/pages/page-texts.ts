import type { Language } from '../../../domain/words/language.ts';
import type { MovementKind } from '../store/programme-tables.server.ts';

/** The programme of the requirements (MILE-001), as the demo plays it. */
export const PROGRAMME_NAME = 'Miles & More';

/** What the programme's own pages say: they are another party's, and share no text with the shop. */
interface PageTexts {
  readonly linkTitle: string;
  /** `{partner}` is the partner's host. */
  readonly linkIntro: string;
  readonly mayRead: string;
  readonly mayRedeem: string;
  readonly permit: string;
  readonly cancel: string;
  readonly number: string;
  readonly wrong: string;
  readonly accountTitle: string;
  readonly accountIntro: string;
  readonly show: string;
  readonly balance: string;
  readonly statement: string;
  readonly day: string;
  readonly movement: string;
  readonly miles: string;
  readonly movements: Readonly<Record<MovementKind, string>>;
  readonly invalidTitle: string;
  readonly invalidText: string;
  readonly test: string;
  readonly testNote: string;
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  de: {
    linkTitle: 'Meilenkonto verbinden',
    linkIntro: '{partner} möchte sich mit Ihrem Meilenkonto verbinden und darf dann:',
    mayRead: 'Ihren Namen, Ihre Kartennummer und Ihren Meilenstand sehen',
    mayRedeem: 'Meilen für eine Buchung einlösen, die Sie dort abschicken',
    permit: 'Anmelden und verbinden',
    cancel: 'Abbrechen',
    number: 'Servicekartennummer, 15 Ziffern',
    wrong:
      'Kartennummer oder PIN stimmt nicht. Nach mehreren Fehlversuchen ist das Konto 15 Minuten gesperrt.',
    accountTitle: 'Ihr Meilenkonto',
    accountIntro: 'Melden Sie sich an, um Meilenstand und Umsätze zu sehen.',
    show: 'Kontoauszug zeigen',
    balance: 'Meilenstand',
    statement: 'Umsätze',
    day: 'Tag',
    movement: 'Vorgang',
    miles: 'Meilen',
    movements: {
      opening: 'Anfangsstand',
      reserved: 'Für eine Buchung eingelöst',
      released: 'Einlösung zurückgenommen',
      lapsed: 'Einlösung verfallen',
      'given-back': 'Erstattung',
      credited: 'Gutschrift nach der Reise',
      'taken-back': 'Gutschrift zurückgenommen',
    },
    invalidTitle: 'Dieser Link ist nicht gültig',
    invalidText: 'Bitte kehren Sie zum Shop zurück und beginnen Sie dort noch einmal.',
    test: 'Testbetrieb',
    testNote: 'Testbetrieb. Diese Karten gibt es:',
  },
  en: {
    linkTitle: 'Link your miles account',
    linkIntro: '{partner} would like to link to your miles account. It may then:',
    mayRead: 'see your name, card number and miles balance',
    mayRedeem: 'redeem miles for a booking that you place there',
    permit: 'Sign in and link',
    cancel: 'Cancel',
    number: 'Service card number, 15 digits',
    wrong:
      'Card number or PIN is not correct. After several wrong attempts the account is locked for 15 minutes.',
    accountTitle: 'Your miles account',
    accountIntro: 'Sign in to see your balance and transactions.',
    show: 'Show statement',
    balance: 'Miles balance',
    statement: 'Transactions',
    day: 'Day',
    movement: 'Transaction',
    miles: 'Miles',
    movements: {
      opening: 'Opening balance',
      reserved: 'Redeemed for a booking',
      released: 'Redemption reversed',
      lapsed: 'Redemption lapsed',
      'given-back': 'Refund',
      credited: 'Credited after travel',
      'taken-back': 'Credit reversed',
    },
    invalidTitle: 'This link is not valid',
    invalidText: 'Please go back to the shop and start again there.',
    test: 'Test mode',
    testNote: 'Test mode. These cards exist:',
  },
  it: {
    linkTitle: 'Collegare il conto miglia',
    linkIntro: '{partner} desidera collegarsi al suo conto miglia e potrà:',
    mayRead: 'vedere nome, numero della carta e saldo miglia',
    mayRedeem: 'utilizzare miglia per una prenotazione che lei conferma',
    permit: 'Accedi e collega',
    cancel: 'Annulla',
    number: 'Numero della carta servizi, 15 cifre',
    wrong:
      'Numero della carta o PIN non corretto. Dopo più tentativi errati il conto resta bloccato per 15 minuti.',
    accountTitle: 'Il suo conto miglia',
    accountIntro: 'Acceda per vedere saldo e movimenti.',
    show: 'Mostra estratto conto',
    balance: 'Saldo miglia',
    statement: 'Movimenti',
    day: 'Giorno',
    movement: 'Operazione',
    miles: 'Miglia',
    movements: {
      opening: 'Saldo iniziale',
      reserved: 'Utilizzo per una prenotazione',
      released: 'Utilizzo annullato',
      lapsed: 'Utilizzo scaduto',
      'given-back': 'Rimborso',
      credited: 'Accredito dopo il viaggio',
      'taken-back': 'Accredito stornato',
    },
    invalidTitle: 'Questo link non è valido',
    invalidText: 'La preghiamo di tornare al sito e di ricominciare da lì.',
    test: 'Modalità di prova',
    testNote: 'Modalità di prova. Esistono queste carte:',
  },
  es: {
    linkTitle: 'Vincular su cuenta de millas',
    linkIntro: '{partner} desea vincularse con su cuenta de millas y podrá:',
    mayRead: 'ver su nombre, número de tarjeta y saldo de millas',
    mayRedeem: 'canjear millas por una reserva que usted confirme',
    permit: 'Iniciar sesión y vincular',
    cancel: 'Cancelar',
    number: 'Número de tarjeta de servicio, 15 dígitos',
    wrong:
      'El número de tarjeta o el PIN no es correcto. Tras varios intentos fallidos la cuenta se bloquea 15 minutos.',
    accountTitle: 'Su cuenta de millas',
    accountIntro: 'Inicie sesión para ver su saldo y sus movimientos.',
    show: 'Mostrar extracto',
    balance: 'Saldo de millas',
    statement: 'Movimientos',
    day: 'Día',
    movement: 'Operación',
    miles: 'Millas',
    movements: {
      opening: 'Saldo inicial',
      reserved: 'Canje por una reserva',
      released: 'Canje anulado',
      lapsed: 'Canje caducado',
      'given-back': 'Reembolso',
      credited: 'Abono después del viaje',
      'taken-back': 'Abono anulado',
    },
    invalidTitle: 'Este enlace no es válido',
    invalidText: 'Vuelva a la tienda y empiece de nuevo desde allí.',
    test: 'Modo de prueba',
    testNote: 'Modo de prueba. Existen estas tarjetas:',
  },
  fr: {
    linkTitle: 'Associer votre compte miles',
    linkIntro: '{partner} souhaite s’associer à votre compte miles et pourra alors :',
    mayRead: 'voir votre nom, votre numéro de carte et votre solde de miles',
    mayRedeem: 'utiliser des miles pour une réservation que vous y validez',
    permit: 'Se connecter et associer',
    cancel: 'Annuler',
    number: 'Numéro de carte de service, 15 chiffres',
    wrong:
      'Le numéro de carte ou le code PIN est incorrect. Après plusieurs essais erronés, le compte est bloqué 15 minutes.',
    accountTitle: 'Votre compte miles',
    accountIntro: 'Connectez-vous pour voir votre solde et vos opérations.',
    show: 'Afficher le relevé',
    balance: 'Solde de miles',
    statement: 'Opérations',
    day: 'Date',
    movement: 'Opération',
    miles: 'Miles',
    movements: {
      opening: 'Solde initial',
      reserved: 'Utilisation pour une réservation',
      released: 'Utilisation annulée',
      lapsed: 'Utilisation expirée',
      'given-back': 'Remboursement',
      credited: 'Crédit après le voyage',
      'taken-back': 'Crédit annulé',
    },
    invalidTitle: 'Ce lien n’est pas valable',
    invalidText: 'Merci de revenir à la boutique et de recommencer.',
    test: 'Mode test',
    testNote: 'Mode test. Ces cartes existent :',
  },
};
