import type { LocalText } from '../../brands/brand.ts';

/** What a reader agrees to; the same in every form of a brand. */
export const subscribeTerms: LocalText = {
  de: 'Ich möchte den Newsletter per E-Mail bekommen. Abbestellen kann ich ihn jederzeit, in jeder Ausgabe mit einem Klick. Was mit meinen Daten geschieht, steht im [Datenschutz](/datenschutz).',
  en: 'I would like to get the newsletter by email. I can unsubscribe at any time, in each issue with one click. What happens with my data is explained under [privacy](/datenschutz).',
  it: 'Desidero ricevere la newsletter via e-mail. Posso annullare l’iscrizione in qualsiasi momento, da ogni numero con un clic. Che cosa accade ai miei dati è spiegato in [Privacy](/datenschutz).',
  es: 'Quiero recibir el boletín por correo electrónico. Puedo cancelarlo en cualquier momento, desde cada número con un clic. Lo que ocurre con mis datos se explica en [Privacidad](/datenschutz).',
  fr: 'Je souhaite recevoir la newsletter par e-mail. Je peux me désabonner à tout moment, dans chaque numéro d’un clic. L’usage de mes données est expliqué sous [Confidentialité](/datenschutz).',
};

export const subscribeSuccess: { readonly headline: LocalText; readonly copytext: LocalText } = {
  headline: {
    de: 'Fast geschafft: Schauen Sie in Ihr Postfach',
    en: 'Almost done: please check your inbox',
    it: 'Quasi fatto: controlli la sua posta',
    es: 'Casi listo: mire su correo',
    fr: 'C’est presque fait\u202f: regardez votre boîte de réception',
  },
  copytext: {
    de: 'Wir haben Ihnen eine E-Mail geschickt. Erst wenn Sie auf den Link darin klicken, bekommen Sie den Newsletter. So kann niemand eine fremde Adresse anmelden.',
    en: 'We have sent you an email. You get the newsletter once you click the link in it. That way nobody can sign up somebody else’s address.',
    it: 'Le abbiamo inviato un’e-mail. Riceverà la newsletter solo dopo aver aperto il link che contiene. Così nessuno può iscrivere l’indirizzo di un altro.',
    es: 'Le hemos enviado un correo. Recibirá el boletín cuando haga clic en el enlace que contiene. Así nadie puede apuntar la dirección de otra persona.',
    fr: 'Nous vous avons envoyé un e-mail. Vous recevrez la newsletter après avoir cliqué sur le lien qu’il contient. Ainsi, personne ne peut inscrire l’adresse d’un autre.',
  },
};

/** The newsletter in a footer or among topics. */
export const newsletterLabel: LocalText = {
  de: 'Newsletter',
  en: 'Newsletter',
  it: 'Newsletter',
  es: 'Boletín',
  fr: 'Newsletter',
};
