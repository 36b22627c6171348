import type { Language } from '../../../domain/words/language.ts';

/** What the provider's own screens and mails say: they are another party's, and share no text with the shop. `{…}` is filled in. */
export interface ScreenTexts {
  readonly loginTitle: string;
  readonly loginText: string;
  readonly againTitle: string;
  readonly againText: string;
  readonly email: string;
  readonly password: string;
  readonly passwordHint: string;
  readonly nickname: string;
  readonly nicknameHint: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Label of a field that may be left empty. */
  readonly optional: string;
  readonly nameHint: string;
  readonly wrongName: string;
  readonly newsletter: string;
  readonly login: string;
  readonly forgot: string;
  readonly noAccount: string;
  readonly signUp: string;
  readonly signUpTitle: string;
  readonly signUpText: string;
  readonly haveAccount: string;
  readonly forgotTitle: string;
  readonly forgotText: string;
  readonly sendLink: string;
  readonly sentTitle: string;
  readonly sentText: string;
  readonly backToLogin: string;
  readonly resetTitle: string;
  readonly resetText: string;
  readonly newPassword: string;
  readonly savePassword: string;
  readonly resetDoneTitle: string;
  readonly resetDoneText: string;
  readonly verifyTitle: string;
  readonly verifyText: string;
  readonly verify: string;
  readonly overTitle: string;
  readonly overText: string;
  readonly toShop: string;
  readonly signOutTitle: string;
  readonly signOutText: string;
  readonly signOut: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly cancel: string;
  readonly withPasskey: string;
  readonly or: string;
  readonly passkeyFailed: string;
  readonly passkeyTitle: string;
  readonly passkeyText: string;
  readonly addPasskey: string;
  readonly later: string;
  readonly accountTitle: string;
  readonly accountText: string;
  readonly namesTitle: string;
  readonly saveNames: string;
  readonly passkeysTitle: string;
  readonly passkeysText: string;
  readonly passkeysNone: string;
  readonly passkeyNumber: string;
  readonly passkeyName: string;
  readonly passkeyCreated: string;
  readonly passkeyUsed: string;
  readonly passkeyUnused: string;
  readonly passkeyNotAdded: string;
  readonly renamePasskey: string;
  readonly renamePasskeyName: string;
  readonly removePasskey: string;
  readonly removePasskeyName: string;
  readonly backToShop: string;
  readonly wrongLogin: string;
  readonly wrongEmail: string;
  readonly missingNickname: string;
  readonly passwordShort: string;
  readonly passwordLong: string;
  readonly passwordGuessable: string;
  readonly mailGreeting: string;
  readonly mailSender: string;
  readonly verifySubject: string;
  readonly verifyMail: string;
  readonly takenSubject: string;
  readonly takenMail: string;
  readonly resetSubject: string;
  readonly resetMail: string;
}

export const SCREEN_TEXTS: Readonly<Record<Language, ScreenTexts>> = {
  de: {
    loginTitle: 'Willkommen zurück',
    loginText: 'Melden Sie sich mit Ihrer E-Mail-Adresse an.',
    againTitle: 'Bitte melden Sie sich noch einmal an',
    againText: 'So stellen wir sicher, dass niemand außer Ihnen Ihr Konto ändert.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passwordHint:
      'Mindestens {count} Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
    nickname: 'Wie dürfen wir Sie nennen?',
    nicknameHint: 'So begrüßen wir Sie auf der Seite.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    optional: '{label} (freiwillig)',
    nameHint: 'So, wie im Reisepass. Beim Buchen füllen wir damit das Formular für Sie aus.',
    wrongName: 'Bitte geben Sie nur Buchstaben ein, oder lassen Sie das Feld leer.',
    newsletter: 'Ich möchte den Newsletter mit Reiseideen bekommen. Abbestellen kann ich ihn jederzeit.',
    login: 'Anmelden',
    forgot: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    signUp: 'Konto anlegen',
    signUpTitle: 'Konto anlegen',
    signUpText: 'Mit einem Konto bleiben Ihre gemerkten Hotels auf jedem Gerät erhalten.',
    haveAccount: 'Sie haben schon ein Konto?',
    forgotTitle: 'Passwort vergessen',
    forgotText: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    sendLink: 'Link anfordern',
    sentTitle: 'Bitte sehen Sie in Ihr Postfach',
    sentText:
      'Wenn es zu {email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt {minutes} Minuten.',
    backToLogin: 'Zurück zur Anmeldung',
    resetTitle: 'Neues Passwort',
    resetText: 'Für das Konto {email}. Auf allen Geräten melden wir Sie danach ab.',
    newPassword: 'Neues Passwort',
    savePassword: 'Passwort speichern',
    resetDoneTitle: 'Ihr neues Passwort gilt',
    resetDoneText: 'Melden Sie sich jetzt damit an.',
    verifyTitle: 'E-Mail-Adresse bestätigen',
    verifyText: 'Gehört {email} Ihnen? Mit einem Klick ist Ihr Konto bestätigt.',
    verify: 'Adresse bestätigen',
    overTitle: 'Dieser Link gilt nicht mehr',
    overText: 'Er wurde schon benutzt oder ist abgelaufen. Fordern Sie bei der Anmeldung einen neuen an.',
    toShop: 'Zur Reisesuche',
    signOutTitle: 'Abmelden',
    signOutText: 'Sie werden abgemeldet.',
    signOut: 'Jetzt abmelden',
    failedTitle: 'Diese Anmeldung ist abgelaufen',
    failedText: 'Bitte gehen Sie zurück zur Reiseseite und beginnen Sie dort noch einmal.',
    cancel: 'Abbrechen',
    withPasskey: 'Mit Passkey anmelden',
    or: 'oder',
    passkeyFailed:
      'Mit diesem Passkey hat es nicht geklappt. Versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
    passkeyTitle: 'Nächstes Mal ohne Passwort?',
    passkeyText: 'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder Geräte-PIN an.',
    addPasskey: 'Passkey einrichten',
    later: 'Später',
    accountTitle: 'Name und Passkeys',
    accountText: 'Hier ändern Sie, wie Sie heißen und wie Sie sich anmelden.',
    namesTitle: 'Ihr Name',
    saveNames: 'Namen speichern',
    passkeysTitle: 'Ihre Passkeys',
    passkeysText: 'Mit diesen Passkeys melden Sie sich ohne Passwort an.',
    passkeysNone:
      'Sie haben noch keinen Passkey. Mit einem melden Sie sich per Fingerabdruck, Gesicht oder Geräte-PIN an.',
    passkeyNumber: 'Passkey {number}',
    passkeyName: 'Name des Passkeys',
    passkeyCreated: 'eingerichtet am {day}',
    passkeyUsed: 'zuletzt benutzt am {day}',
    passkeyUnused: 'noch nicht benutzt',
    passkeyNotAdded: 'Der Passkey ließ sich nicht einrichten. Bitte versuchen Sie es noch einmal.',
    renamePasskey: 'Umbenennen',
    renamePasskeyName: '{name} umbenennen',
    removePasskey: 'Löschen',
    removePasskeyName: '{name} löschen',
    backToShop: 'Zurück zu meinem Konto',
    wrongLogin:
      'E-Mail-Adresse oder Passwort stimmen nicht. Nach mehreren Versuchen warten Sie bitte einen Moment.',
    wrongEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    missingNickname: 'Bitte geben Sie einen Namen ein.',
    passwordShort: 'Das Passwort braucht mindestens {count} Zeichen.',
    passwordLong: 'Das Passwort darf höchstens {count} Zeichen haben.',
    passwordGuessable:
      'Dieses Passwort ist leicht zu erraten. Nehmen Sie zum Beispiel vier zufällige Wörter.',
    mailGreeting: 'Guten Tag {name},',
    mailSender:
      'Diese E-Mail haben Sie bekommen, weil jemand Ihre Adresse bei {brand} angegeben hat. Waren Sie es nicht, brauchen Sie nichts zu tun.',
    verifySubject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    verifyMail:
      'schön, dass Sie da sind. Bitte bestätigen Sie noch, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt zwei Tage.',
    takenSubject: 'Sie haben schon ein Konto',
    takenMail:
      'jemand wollte mit Ihrer E-Mail-Adresse ein Konto anlegen. Sie haben schon eines: Melden Sie sich damit an. Ihr Passwort vergessen? Auf der Anmeldeseite bekommen Sie ein neues.',
    resetSubject: 'Ihr neues Passwort',
    resetMail: 'mit diesem Link legen Sie ein neues Passwort fest. Er gilt {minutes} Minuten und nur einmal.',
  },
  en: {
    loginTitle: 'Welcome back',
    loginText: 'Sign in with your email address.',
    againTitle: 'Please sign in once more',
    againText: 'This way we make sure that nobody but you changes your account.',
    email: 'Email address',
    password: 'Password',
    passwordHint:
      'At least {count} characters. Several words in a row are easy to remember and hard to guess.',
    nickname: 'What should we call you?',
    nicknameHint: 'This is how we greet you on the site.',
    firstName: 'First name',
    lastName: 'Last name',
    optional: '{label} (optional)',
    nameHint: 'As in your passport. We fill in the form with it when you book.',
    wrongName: 'Please use letters only, or leave the field empty.',
    newsletter: 'Send me the newsletter with holiday ideas. I can unsubscribe at any time.',
    login: 'Sign in',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    signUp: 'Create account',
    signUpTitle: 'Create your account',
    signUpText: 'With an account, the hotels you save are there on every device.',
    haveAccount: 'Already have an account?',
    forgotTitle: 'Forgot your password?',
    forgotText: 'We will email you a link to set a new one.',
    sendLink: 'Email me a link',
    sentTitle: 'Check your inbox',
    sentText:
      'If there is an account for {email}, an email with a link is on its way. It is valid for {minutes} minutes.',
    backToLogin: 'Back to sign in',
    resetTitle: 'Set a new password',
    resetText: 'For the account {email}. We will then sign you out on all devices.',
    newPassword: 'New password',
    savePassword: 'Save password',
    resetDoneTitle: 'Your new password is set',
    resetDoneText: 'Use it to sign in now.',
    verifyTitle: 'Confirm your email address',
    verifyText: 'Is {email} yours? One click confirms your account.',
    verify: 'Confirm address',
    overTitle: 'This link is no longer valid',
    overText: 'It has been used already or has expired. You can request a new one when you sign in.',
    toShop: 'Browse holidays',
    signOutTitle: 'Sign out',
    signOutText: 'You are being signed out.',
    signOut: 'Sign out now',
    failedTitle: 'This sign-in has expired',
    failedText: 'Please go back to the travel site and start again there.',
    cancel: 'Cancel',
    withPasskey: 'Sign in with a passkey',
    or: 'or',
    passkeyFailed: 'That passkey did not work. Try again, or use your password.',
    passkeyTitle: 'Skip the password next time?',
    passkeyText: 'A passkey lets you sign in with your fingerprint, your face or your device PIN.',
    addPasskey: 'Set up a passkey',
    later: 'Not now',
    accountTitle: 'Name and passkeys',
    accountText: 'Change your name and how you sign in.',
    namesTitle: 'Your name',
    saveNames: 'Save name',
    passkeysTitle: 'Your passkeys',
    passkeysText: 'With these passkeys you sign in without a password.',
    passkeysNone: 'You have no passkey yet. With one you sign in by fingerprint, face or device PIN.',
    passkeyNumber: 'Passkey {number}',
    passkeyName: 'Name of the passkey',
    passkeyCreated: 'created on {day}',
    passkeyUsed: 'last used on {day}',
    passkeyUnused: 'not used yet',
    passkeyNotAdded: 'The passkey could not be set up. Please try again.',
    renamePasskey: 'Rename',
    renamePasskeyName: 'Rename {name}',
    removePasskey: 'Delete',
    removePasskeyName: 'Delete {name}',
    backToShop: 'Back to my account',
    wrongLogin: 'Email address or password is wrong. After several attempts, please wait a moment.',
    wrongEmail: 'Please enter a valid email address.',
    missingNickname: 'Please enter a name.',
    passwordShort: 'The password needs at least {count} characters.',
    passwordLong: 'The password can have {count} characters at most.',
    passwordGuessable: 'This password is easy to guess. Try four random words, for example.',
    mailGreeting: 'Hello {name},',
    mailSender:
      'You received this email because somebody entered your address at {brand}. If it was not you, there is nothing you need to do.',
    verifySubject: 'Please confirm your email address',
    verifyMail:
      'it is good to have you here. Please confirm that this email address is yours. The link is valid for two days.',
    takenSubject: 'You already have an account',
    takenMail:
      'somebody tried to create an account with your email address. You already have one: just sign in. Forgot your password? You can set a new one on the sign-in page.',
    resetSubject: 'Your new password',
    resetMail: 'use this link to set a new password. It is valid for {minutes} minutes and works once.',
  },
  it: {
    loginTitle: 'Che piacere rivederla',
    loginText: 'Acceda con il suo indirizzo e-mail.',
    againTitle: 'Acceda ancora una volta',
    againText: 'Così ci assicuriamo che nessun altro modifichi il suo account.',
    email: 'Indirizzo e-mail',
    password: 'Password',
    passwordHint:
      'Almeno {count} caratteri. Più parole di seguito sono facili da ricordare e difficili da indovinare.',
    nickname: 'Come possiamo chiamarla?',
    nicknameHint: 'Così la salutiamo sul sito.',
    firstName: 'Nome',
    lastName: 'Cognome',
    optional: '{label} (facoltativo)',
    nameHint: 'Come sul passaporto. Lo usiamo per compilare il modulo quando prenota.',
    wrongName: 'Inserisca solo lettere oppure lasci il campo vuoto.',
    newsletter: 'Desidero ricevere la newsletter con idee di viaggio. Posso disdirla in ogni momento.',
    login: 'Accedi',
    forgot: 'Password dimenticata?',
    noAccount: 'Non ha ancora un account?',
    signUp: 'Registrati',
    signUpTitle: 'Crei il suo account',
    signUpText: 'Con un account ritrova gli hotel salvati su ogni dispositivo.',
    haveAccount: 'Ha già un account?',
    forgotTitle: 'Password dimenticata',
    forgotText: 'Le inviamo un link per impostarne una nuova.',
    sendLink: 'Invia il link',
    sentTitle: 'Controlli la posta',
    sentText:
      'Se esiste un account per {email}, sta arrivando un’e-mail con un link. È valido per {minutes} minuti.',
    backToLogin: 'Torna all’accesso',
    resetTitle: 'Nuova password',
    resetText: 'Per l’account {email}. Dopo chiuderemo la sessione su tutti i dispositivi.',
    newPassword: 'Nuova password',
    savePassword: 'Salva la password',
    resetDoneTitle: 'La nuova password è attiva',
    resetDoneText: 'La usi subito per accedere.',
    verifyTitle: 'Confermi il suo indirizzo e-mail',
    verifyText: '{email} è il suo indirizzo? Basta un clic per confermare l’account.',
    verify: 'Conferma l’indirizzo',
    overTitle: 'Questo link non è più valido',
    overText: 'È già stato usato oppure è scaduto. Può richiederne uno nuovo dalla pagina di accesso.',
    toShop: 'Vai ai viaggi',
    signOutTitle: 'Esci',
    signOutText: 'Disconnessione in corso.',
    signOut: 'Esci ora',
    failedTitle: 'Questo accesso è scaduto',
    failedText: 'Torni al sito di viaggi e ricominci da lì.',
    cancel: 'Annulla',
    withPasskey: 'Accedi con una passkey',
    or: 'oppure',
    passkeyFailed: 'Questa passkey non ha funzionato. Riprovi o usi la password.',
    passkeyTitle: 'La prossima volta senza password?',
    passkeyText: 'Con una passkey accede con l’impronta, il volto o il PIN del dispositivo.',
    addPasskey: 'Configura una passkey',
    later: 'Più tardi',
    accountTitle: 'Nome e passkey',
    accountText: 'Qui può cambiare il suo nome e il modo in cui accede.',
    namesTitle: 'Il suo nome',
    saveNames: 'Salva il nome',
    passkeysTitle: 'Le sue passkey',
    passkeysText: 'Con queste passkey accede senza password.',
    passkeysNone:
      'Non ha ancora una passkey. Con una passkey accede con l’impronta, il volto o il PIN del dispositivo.',
    passkeyNumber: 'Passkey {number}',
    passkeyName: 'Nome della passkey',
    passkeyCreated: 'creata il {day}',
    passkeyUsed: 'ultimo uso il {day}',
    passkeyUnused: 'mai usata',
    passkeyNotAdded: 'Non è stato possibile configurare la passkey. Riprovi.',
    renamePasskey: 'Rinomina',
    renamePasskeyName: 'Rinomina {name}',
    removePasskey: 'Elimina',
    removePasskeyName: 'Elimina {name}',
    backToShop: 'Torna al mio account',
    wrongLogin: 'Indirizzo e-mail o password non corretti. Dopo più tentativi attenda un momento.',
    wrongEmail: 'Inserisca un indirizzo e-mail valido.',
    missingNickname: 'Inserisca un nome.',
    passwordShort: 'La password deve avere almeno {count} caratteri.',
    passwordLong: 'La password può avere al massimo {count} caratteri.',
    passwordGuessable: 'Questa password è facile da indovinare. Provi per esempio con quattro parole a caso.',
    mailGreeting: 'Buongiorno {name},',
    mailSender:
      'Ha ricevuto questa e-mail perché qualcuno ha inserito il suo indirizzo su {brand}. Se non è stato lei, non deve fare nulla.',
    verifySubject: 'Confermi il suo indirizzo e-mail',
    verifyMail:
      'le chiediamo solo di confermare che questo indirizzo e-mail è suo. Il link è valido per due giorni.',
    takenSubject: 'Ha già un account',
    takenMail:
      'qualcuno ha provato a creare un account con il suo indirizzo e-mail. Ne ha già uno: acceda con quello. Password dimenticata? Può impostarne una nuova nella pagina di accesso.',
    resetSubject: 'La sua nuova password',
    resetMail: 'con questo link imposta una nuova password. È valido per {minutes} minuti e una sola volta.',
  },
  es: {
    loginTitle: 'Hola de nuevo',
    loginText: 'Inicie sesión con su correo electrónico.',
    againTitle: 'Inicie sesión de nuevo',
    againText: 'Así nos aseguramos de que nadie más modifique su cuenta.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint:
      'Al menos {count} caracteres. Varias palabras seguidas son fáciles de recordar y difíciles de adivinar.',
    nickname: '¿Cómo quiere que le llamemos?',
    nicknameHint: 'Así le saludaremos en la web.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    optional: '{label} (opcional)',
    nameHint: 'Como en el pasaporte. Con él rellenamos el formulario cuando reserve.',
    wrongName: 'Escriba solo letras o deje el campo vacío.',
    newsletter: 'Quiero recibir el boletín con ideas de viaje. Puedo darme de baja cuando quiera.',
    login: 'Iniciar sesión',
    forgot: '¿Ha olvidado la contraseña?',
    noAccount: '¿Aún no tiene cuenta?',
    signUp: 'Crear cuenta',
    signUpTitle: 'Cree su cuenta',
    signUpText: 'Con una cuenta, los hoteles que guarde estarán en todos sus dispositivos.',
    haveAccount: '¿Ya tiene una cuenta?',
    forgotTitle: '¿Ha olvidado la contraseña?',
    forgotText: 'Le enviaremos un enlace para crear una nueva.',
    sendLink: 'Enviar enlace',
    sentTitle: 'Revise su correo',
    sentText:
      'Si existe una cuenta para {email}, le llegará un mensaje con un enlace. Es válido durante {minutes} minutos.',
    backToLogin: 'Volver al inicio de sesión',
    resetTitle: 'Nueva contraseña',
    resetText: 'Para la cuenta {email}. Después cerraremos su sesión en todos los dispositivos.',
    newPassword: 'Nueva contraseña',
    savePassword: 'Guardar contraseña',
    resetDoneTitle: 'Su nueva contraseña ya es válida',
    resetDoneText: 'Úsela para iniciar sesión ahora.',
    verifyTitle: 'Confirme su correo electrónico',
    verifyText: '¿Es suyo {email}? Con un clic confirma su cuenta.',
    verify: 'Confirmar correo',
    overTitle: 'Este enlace ya no es válido',
    overText: 'Ya se ha usado o ha caducado. Puede pedir uno nuevo al iniciar sesión.',
    toShop: 'Ver viajes',
    signOutTitle: 'Cerrar sesión',
    signOutText: 'Estamos cerrando su sesión.',
    signOut: 'Cerrar sesión ahora',
    failedTitle: 'Este inicio de sesión ha caducado',
    failedText: 'Vuelva a la web de viajes y empiece de nuevo allí.',
    cancel: 'Cancelar',
    withPasskey: 'Entrar con una llave de acceso',
    or: 'o',
    passkeyFailed: 'Esa llave de acceso no ha funcionado. Inténtelo de nuevo o use su contraseña.',
    passkeyTitle: '¿La próxima vez sin contraseña?',
    passkeyText: 'Con una llave de acceso entra con su huella, su cara o el PIN del dispositivo.',
    addPasskey: 'Crear llave de acceso',
    later: 'Ahora no',
    accountTitle: 'Nombre y llaves de acceso',
    accountText: 'Cambie aquí su nombre y la forma de iniciar sesión.',
    namesTitle: 'Su nombre',
    saveNames: 'Guardar nombre',
    passkeysTitle: 'Sus llaves de acceso',
    passkeysText: 'Con estas llaves de acceso inicia sesión sin contraseña.',
    passkeysNone:
      'Todavía no tiene ninguna llave de acceso. Con una iniciará sesión con su huella, su rostro o el PIN del dispositivo.',
    passkeyNumber: 'Llave de acceso {number}',
    passkeyName: 'Nombre de la llave de acceso',
    passkeyCreated: 'creada el {day}',
    passkeyUsed: 'usada por última vez el {day}',
    passkeyUnused: 'sin usar',
    passkeyNotAdded: 'No se ha podido crear la llave de acceso. Inténtelo de nuevo.',
    renamePasskey: 'Cambiar nombre',
    renamePasskeyName: 'Cambiar el nombre de {name}',
    removePasskey: 'Eliminar',
    removePasskeyName: 'Eliminar {name}',
    backToShop: 'Volver a mi cuenta',
    wrongLogin: 'El correo o la contraseña no son correctos. Tras varios intentos, espere un momento.',
    wrongEmail: 'Introduzca un correo electrónico válido.',
    missingNickname: 'Introduzca un nombre.',
    passwordShort: 'La contraseña necesita al menos {count} caracteres.',
    passwordLong: 'La contraseña puede tener como máximo {count} caracteres.',
    passwordGuessable:
      'Esta contraseña es fácil de adivinar. Pruebe, por ejemplo, con cuatro palabras al azar.',
    mailGreeting: 'Hola, {name}:',
    mailSender:
      'Ha recibido este mensaje porque alguien ha indicado su dirección en {brand}. Si no ha sido usted, no tiene que hacer nada.',
    verifySubject: 'Confirme su correo electrónico',
    verifyMail:
      'nos alegra tenerle aquí. Confirme, por favor, que este correo electrónico es suyo. El enlace es válido durante dos días.',
    takenSubject: 'Ya tiene una cuenta',
    takenMail:
      'alguien ha intentado crear una cuenta con su correo electrónico. Ya tiene una: inicie sesión con ella. ¿Ha olvidado la contraseña? Puede crear una nueva en la página de inicio de sesión.',
    resetSubject: 'Su nueva contraseña',
    resetMail:
      'con este enlace puede crear una nueva contraseña. Es válido durante {minutes} minutos y una sola vez.',
  },
  fr: {
    loginTitle: 'Bon retour',
    loginText: 'Connectez-vous avec votre adresse e-mail.',
    againTitle: 'Connectez-vous encore une fois',
    againText: 'Nous nous assurons ainsi que personne d’autre ne modifie votre compte.',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint:
      'Au moins {count} caractères. Plusieurs mots à la suite sont faciles à retenir et difficiles à deviner.',
    nickname: 'Comment vous appeler ?',
    nicknameHint: 'C’est ainsi que nous vous saluerons sur le site.',
    firstName: 'Prénom',
    lastName: 'Nom',
    optional: '{label} (facultatif)',
    nameHint: 'Comme sur votre passeport. Nous remplissons ainsi le formulaire lors d’une réservation.',
    wrongName: 'Saisissez uniquement des lettres ou laissez le champ vide.',
    newsletter:
      'Je souhaite recevoir la newsletter avec des idées de voyage. Je peux me désinscrire à tout moment.',
    login: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Pas encore de compte ?',
    signUp: 'Créer un compte',
    signUpTitle: 'Créer votre compte',
    signUpText: 'Avec un compte, vous retrouvez vos hôtels favoris sur tous vos appareils.',
    haveAccount: 'Vous avez déjà un compte ?',
    forgotTitle: 'Mot de passe oublié',
    forgotText: 'Nous vous envoyons un lien pour en choisir un nouveau.',
    sendLink: 'Recevoir le lien',
    sentTitle: 'Consultez votre boîte mail',
    sentText:
      'S’il existe un compte pour {email}, un e-mail avec un lien est en route. Il est valable {minutes} minutes.',
    backToLogin: 'Retour à la connexion',
    resetTitle: 'Nouveau mot de passe',
    resetText: 'Pour le compte {email}. Nous vous déconnecterons ensuite de tous vos appareils.',
    newPassword: 'Nouveau mot de passe',
    savePassword: 'Enregistrer le mot de passe',
    resetDoneTitle: 'Votre nouveau mot de passe est actif',
    resetDoneText: 'Connectez-vous maintenant avec celui-ci.',
    verifyTitle: 'Confirmer votre adresse e-mail',
    verifyText: '{email} est bien la vôtre ? Un clic suffit pour confirmer votre compte.',
    verify: 'Confirmer l’adresse',
    overTitle: 'Ce lien n’est plus valable',
    overText: 'Il a déjà été utilisé ou a expiré. Vous pouvez en demander un nouveau lors de la connexion.',
    toShop: 'Voir les voyages',
    signOutTitle: 'Déconnexion',
    signOutText: 'Nous vous déconnectons.',
    signOut: 'Se déconnecter',
    failedTitle: 'Cette connexion a expiré',
    failedText: 'Revenez sur le site de voyage et recommencez depuis là.',
    cancel: 'Annuler',
    withPasskey: 'Se connecter avec une clé d’accès',
    or: 'ou',
    passkeyFailed: 'Cette clé d’accès n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
    passkeyTitle: 'Sans mot de passe la prochaine fois ?',
    passkeyText: 'Avec une clé d’accès, vous vous connectez par empreinte, visage ou code de l’appareil.',
    addPasskey: 'Créer une clé d’accès',
    later: 'Plus tard',
    accountTitle: 'Nom et clés d’accès',
    accountText: 'Modifiez ici votre nom et votre façon de vous connecter.',
    namesTitle: 'Votre nom',
    saveNames: 'Enregistrer le nom',
    passkeysTitle: 'Vos clés d’accès',
    passkeysText: 'Avec ces clés d’accès, vous vous connectez sans mot de passe.',
    passkeysNone:
      'Vous n’avez pas encore de clé d’accès. Elle vous permet de vous connecter avec votre empreinte, votre visage ou le code de l’appareil.',
    passkeyNumber: 'Clé d’accès {number}',
    passkeyName: 'Nom de la clé d’accès',
    passkeyCreated: 'créée le {day}',
    passkeyUsed: 'utilisée la dernière fois le {day}',
    passkeyUnused: 'jamais utilisée',
    passkeyNotAdded: 'La clé d’accès n’a pas pu être créée. Veuillez réessayer.',
    renamePasskey: 'Renommer',
    renamePasskeyName: 'Renommer {name}',
    removePasskey: 'Supprimer',
    removePasskeyName: 'Supprimer {name}',
    backToShop: 'Retour à mon compte',
    wrongLogin: 'Adresse e-mail ou mot de passe incorrect. Après plusieurs essais, patientez un instant.',
    wrongEmail: 'Saisissez une adresse e-mail valide.',
    missingNickname: 'Saisissez un nom.',
    passwordShort: 'Le mot de passe doit comporter au moins {count} caractères.',
    passwordLong: 'Le mot de passe peut comporter {count} caractères au plus.',
    passwordGuessable: 'Ce mot de passe est facile à deviner. Choisissez par exemple quatre mots au hasard.',
    mailGreeting: 'Bonjour {name},',
    mailSender:
      'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse chez {brand}. Si ce n’était pas vous, vous n’avez rien à faire.',
    verifySubject: 'Confirmez votre adresse e-mail',
    verifyMail:
      'bienvenue. Merci de confirmer que cette adresse e-mail est bien la vôtre. Le lien est valable deux jours.',
    takenSubject: 'Vous avez déjà un compte',
    takenMail:
      'quelqu’un a voulu créer un compte avec votre adresse e-mail. Vous en avez déjà un : connectez-vous avec celui-ci. Mot de passe oublié ? La page de connexion vous permet d’en choisir un nouveau.',
    resetSubject: 'Votre nouveau mot de passe',
    resetMail:
      'ce lien vous permet de choisir un nouveau mot de passe. Il est valable {minutes} minutes et une seule fois.',
  },
};

/** Fills in a text. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
