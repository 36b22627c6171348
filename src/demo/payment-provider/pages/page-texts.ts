import type { Language } from '../../../domain/words/language.ts';

/** What the provider's own pages say: they are another party's, and share no text with the shop. */
export interface PageTexts {
  readonly cardNumber: string;
  readonly cvv: string;
  readonly bankTitle: string;
  readonly bankIntro: string;
  readonly payee: string;
  readonly amount: string;
  readonly card: string;
  readonly code: string;
  readonly codeHint: string;
  readonly codeWrong: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly walletTitle: string;
  readonly walletIntro: string;
  readonly walletAgree: string;
  readonly gone: string;
  readonly goneText: string;
  readonly testNote: string;
  readonly billingAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly cardAsked: string;
  readonly cardDeclined: string;
  readonly pay: string;
}

export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  de: {
    cardNumber: 'Kartennummer',
    cvv: 'Prüfziffer',
    bankTitle: 'Zahlung bestätigen',
    bankIntro:
      'Ihre Bank möchte sichergehen, dass Sie selbst bezahlen. Wir haben Ihnen einen Code auf Ihr Mobiltelefon geschickt.',
    payee: 'Empfänger',
    amount: 'Betrag',
    card: 'Karte',
    code: 'Code',
    codeHint: 'Testbetrieb: Der Code ist 123456.',
    codeWrong: 'Dieser Code stimmt nicht. Bitte prüfen Sie ihn.',
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
    walletTitle: 'Bezahlen mit PayDuck',
    walletIntro: 'Bitte prüfen Sie Empfänger und Betrag.',
    walletAgree: 'Zustimmen und bezahlen',
    gone: 'Diese Seite ist nicht mehr gültig',
    goneText: 'Bitte kehren Sie zum Shop zurück und beginnen Sie die Zahlung neu.',
    testNote: 'Testbetrieb: Es wird nichts abgebucht.',
    billingAddress: 'Rechnungsadresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    street: 'Straße und Hausnummer',
    zip: 'PLZ',
    city: 'Ort',
    country: 'Land',
    cardAsked: 'die Bank fragt nach',
    cardDeclined: 'wird abgelehnt',
    pay: 'Bezahlen',
  },
  en: {
    cardNumber: 'Card number',
    cvv: 'Verification code',
    bankTitle: 'Confirm your payment',
    bankIntro:
      'Your bank wants to make sure that it is you who is paying. We have sent a code to your mobile phone.',
    payee: 'Payee',
    amount: 'Amount',
    card: 'Card',
    code: 'Code',
    codeHint: 'Test mode: the code is 123456.',
    codeWrong: 'This code is not correct. Please check it.',
    confirm: 'Confirm',
    cancel: 'Cancel',
    walletTitle: 'Pay with PayDuck',
    walletIntro: 'Please check payee and amount.',
    walletAgree: 'Agree and pay',
    gone: 'This page is no longer valid',
    goneText: 'Please go back to the shop and start the payment again.',
    testNote: 'Test mode: nothing is charged.',
    billingAddress: 'Billing address',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street and number',
    zip: 'Postal code',
    city: 'Town or city',
    country: 'Country',
    cardAsked: 'the bank asks first',
    cardDeclined: 'is declined',
    pay: 'Pay',
  },
  it: {
    cardNumber: 'Numero della carta',
    cvv: 'Codice di sicurezza',
    bankTitle: 'Confermi il pagamento',
    bankIntro: 'La sua banca verifica che sia lei a pagare. Abbiamo inviato un codice al suo cellulare.',
    payee: 'Beneficiario',
    amount: 'Importo',
    card: 'Carta',
    code: 'Codice',
    codeHint: 'Modalità di prova: il codice è 123456.',
    codeWrong: 'Questo codice non è corretto. La preghiamo di controllarlo.',
    confirm: 'Conferma',
    cancel: 'Annulla',
    walletTitle: 'Paghi con PayDuck',
    walletIntro: 'La preghiamo di controllare beneficiario e importo.',
    walletAgree: 'Accetta e paga',
    gone: 'Questa pagina non è più valida',
    goneText: 'La preghiamo di tornare al sito e di ricominciare il pagamento.',
    testNote: 'Modalità di prova: non viene addebitato nulla.',
    billingAddress: 'Indirizzo di fatturazione',
    firstName: 'Nome',
    lastName: 'Cognome',
    street: 'Via e numero',
    zip: 'CAP',
    city: 'Città',
    country: 'Paese',
    cardAsked: 'la banca chiede conferma',
    cardDeclined: 'viene rifiutata',
    pay: 'Paga',
  },
  es: {
    cardNumber: 'Número de tarjeta',
    cvv: 'Código de seguridad',
    bankTitle: 'Confirme su pago',
    bankIntro: 'Su banco comprueba que es usted quien paga. Le hemos enviado un código a su móvil.',
    payee: 'Beneficiario',
    amount: 'Importe',
    card: 'Tarjeta',
    code: 'Código',
    codeHint: 'Modo de prueba: el código es 123456.',
    codeWrong: 'Este código no es correcto. Por favor, compruébelo.',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
    walletTitle: 'Pague con PayDuck',
    walletIntro: 'Por favor, compruebe el beneficiario y el importe.',
    walletAgree: 'Aceptar y pagar',
    gone: 'Esta página ya no es válida',
    goneText: 'Por favor, vuelva a la tienda y empiece el pago de nuevo.',
    testNote: 'Modo de prueba: no se cobra nada.',
    billingAddress: 'Dirección de facturación',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    street: 'Calle y número',
    zip: 'Código postal',
    city: 'Localidad',
    country: 'País',
    cardAsked: 'el banco pide confirmación',
    cardDeclined: 'es rechazada',
    pay: 'Pagar',
  },
  fr: {
    cardNumber: 'Numéro de carte',
    cvv: 'Code de sécurité',
    bankTitle: 'Confirmez votre paiement',
    bankIntro:
      'Votre banque vérifie que c’est bien vous qui payez. Nous avons envoyé un code sur votre téléphone mobile.',
    payee: 'Bénéficiaire',
    amount: 'Montant',
    card: 'Carte',
    code: 'Code',
    codeHint: 'Mode test : le code est 123456.',
    codeWrong: 'Ce code est incorrect. Veuillez le vérifier.',
    confirm: 'Confirmer',
    cancel: 'Annuler',
    walletTitle: 'Payer avec PayDuck',
    walletIntro: 'Veuillez vérifier le bénéficiaire et le montant.',
    walletAgree: 'Accepter et payer',
    gone: 'Cette page n’est plus valable',
    goneText: 'Veuillez retourner au site et recommencer le paiement.',
    testNote: 'Mode test : aucun montant n’est débité.',
    billingAddress: 'Adresse de facturation',
    firstName: 'Prénom',
    lastName: 'Nom',
    street: 'Rue et numéro',
    zip: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    cardAsked: 'la banque demande confirmation',
    cardDeclined: 'est refusée',
    pay: 'Payer',
  },
};
