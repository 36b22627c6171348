import type { Brand } from '../../brands/brand.ts';
import type { SeedDocument } from '../seed-document.ts';
import { buildLegalPage } from './build-legal-page.ts';

/** What the site stores about a visitor: exactly what the product does, no more. */
export function buildPrivacy({ name: brandName, company: { name: company } }: Brand): SeedDocument {
  return buildLegalPage({
    slug: 'datenschutz',
    brandName,
    title: { de: 'Datenschutz', en: 'Privacy', it: 'Privacy', es: 'Privacidad', fr: 'Confidentialité' },
    description: {
      de: 'Welche Daten diese Seiten speichern, wozu und wie lange.',
      en: 'Which data these pages store, what for and for how long.',
      it: 'Quali dati conservano queste pagine, perché e per quanto tempo.',
      es: 'Qué datos guardan estas páginas, para qué y cuánto tiempo.',
      fr: 'Quelles données ces pages conservent, pourquoi et combien de temps.',
    },
    parts: [
      {
        headline: {
          de: 'Datenschutz',
          en: 'Privacy',
          it: 'Privacy',
          es: 'Privacidad',
          fr: 'Confidentialité',
        },
        paragraphs: [
          {
            de: `Verantwortlich wäre die ${company}, wenn es sie gäbe. Sie ist erfunden, diese Seiten sind eine Vorführung. Was die Software speichert, steht hier trotzdem vollständig.`,
            en: `${company} would be responsible if it existed. It is fictional and these pages are a demonstration. What the software stores is listed here in full all the same.`,
            it: `Il titolare sarebbe ${company}, se esistesse. È inventata e queste pagine sono una dimostrazione. Quello che il software conserva è comunque elencato qui per intero.`,
            es: `La responsable sería ${company}, si existiera. Es inventada y estas páginas son una demostración. Aun así, aquí consta todo lo que guarda el programa.`,
            fr: `La responsable serait ${company}, si elle existait. Elle est inventée et ces pages sont une démonstration. Ce que le logiciel conserve figure pourtant ici en entier.`,
          },
        ],
      },
      {
        headline: {
          de: 'Cookies, ohne die es nicht geht',
          en: 'Essential cookies',
          it: 'I cookie indispensabili',
          es: 'Las cookies imprescindibles',
          fr: 'Les cookies indispensables',
        },
        paragraphs: [
          {
            de: 'Ohne Ihre Zustimmung nur diese. Karten, der Schutz von Formularen und Statistik anderer Dienste laden erst, wenn Sie sie in den Cookie-Einstellungen erlauben; dort widerrufen Sie es auch.',
            en: 'Without your consent only these. Maps, form protection and statistics by other services load only once you allow them in the cookie settings, and there you can take it back.',
            it: 'Senza il vostro consenso, solo questi. Mappe, protezione dei moduli e statistiche di altri servizi si caricano solo se le consentite nelle impostazioni dei cookie, dove potete anche revocare.',
            es: 'Sin su consentimiento, solo estas. Los mapas, la protección de formularios y las estadísticas de otros servicios solo se cargan si los permite en los ajustes de cookies; allí también puede revocarlo.',
            fr: 'Sans votre accord, seulement ceux-ci. Cartes, protection des formulaires et statistiques d’autres services ne se chargent que si vous les autorisez dans les paramètres des cookies, où vous pouvez aussi revenir sur votre choix.',
          },
        ],
        items: [
          {
            de: '**Sprache und Währung:** was Sie gewählt haben, 180 Tage lang.',
            en: '**Language and currency:** what you chose, for 180 days.',
            it: '**Lingua e valuta:** la vostra scelta, per 180 giorni.',
            es: '**Idioma y moneda:** lo que ha elegido, durante 180 días.',
            fr: '**Langue et devise :** votre choix, pendant 180 jours.',
          },
          {
            de: '**Cookie-Hinweis:** dass Sie ihn geschlossen haben, 30 Tage lang.',
            en: '**Cookie notice:** that you closed it, for 30 days.',
            it: '**Avviso sui cookie:** che lo avete chiuso, per 30 giorni.',
            es: '**Aviso de cookies:** que lo ha cerrado, durante 30 días.',
            fr: '**Avis sur les cookies :** le fait que vous l’avez fermé, pendant 30 jours.',
          },
          {
            de: '**Geschlossene Flughinweise:** zu welchen Fluggesellschaften, bis Sie den Browser schließen.',
            en: '**Closed notices about flights:** for which airlines, until you close the browser.',
            it: '**Avvisi sui voli chiusi:** per quali compagnie, fino alla chiusura del browser.',
            es: '**Avisos de vuelo cerrados:** de qué aerolíneas, hasta que cierre el navegador.',
            fr: '**Avis de vol fermés :** pour quelles compagnies, jusqu’à la fermeture du navigateur.',
          },
          {
            de: '**Zustimmungen:** welchen Diensten Sie zugestimmt haben, 180 Tage lang.',
            en: '**Consents:** which services you have agreed to, for 180 days.',
            it: '**Consensi:** a quali servizi avete acconsentito, per 180 giorni.',
            es: '**Consentimientos:** qué servicios ha aceptado, durante 180 días.',
            fr: '**Consentements :** les services que vous avez acceptés, pendant 180 jours.',
          },
          {
            de: '**Merkliste:** eine Zufallszahl, unter der wir gemerkte Hotels aufheben, 180 Tage lang; erst, wenn Sie etwas merken.',
            en: '**Favourites:** a random number under which we save your hotels, for 180 days; only once you save one.',
            it: '**Preferiti:** un numero casuale con cui conserviamo i vostri hotel, per 180 giorni; solo quando ne salvate uno.',
            es: '**Favoritos:** un número aleatorio con el que guardamos sus hoteles, durante 180 días; solo cuando guarda alguno.',
            fr: '**Favoris :** un nombre aléatoire sous lequel nous gardons vos hôtels, pendant 180 jours, seulement dès que vous en gardez un.',
          },
          {
            de: '**Buchung:** eine Zufallszahl, an der wir Ihre begonnene Buchung erkennen, und der letzte Preis, der sich geändert hat, drei und fünf Stunden lang.',
            en: '**Booking:** a random number by which we recognise the booking you started, and the last price that changed, for three and five hours.',
            it: '**Prenotazione:** un numero casuale con cui riconosciamo la prenotazione iniziata e l’ultimo prezzo cambiato, per tre e cinque ore.',
            es: '**Reserva:** un número aleatorio con el que reconocemos la reserva empezada y el último precio que cambió, durante tres y cinco horas.',
            fr: '**Réservation :** un nombre aléatoire qui nous permet de reconnaître la réservation commencée, et le dernier prix modifié, pendant trois et cinq heures.',
          },
        ],
      },
      {
        headline: {
          de: 'Ihre Buchung',
          en: 'Your booking',
          it: 'La vostra prenotazione',
          es: 'Su reserva',
          fr: 'Votre réservation',
        },
        paragraphs: [
          {
            de: 'Namen, Geburtstage und Anschrift speichern wir, um die Reise zu buchen, und geben sie an Fluglinie und Hotel weiter. Kartennummern gehen vom Browser direkt an den Zahlungsdienst, wir sehen sie nie. Von einem Bankkonto bleiben nach der Buchung die letzten vier Stellen. Ihre letzte Suche und ein begonnenes Formular liegen nur in Ihrem Browser.',
            en: 'We store names, dates of birth and address to book the trip and pass them on to airline and hotel. Card numbers go from your browser straight to the payment service; we never see them. Of a bank account the last four digits remain after booking. Your last search and a form you began are kept in your browser alone.',
            it: 'Conserviamo nomi, date di nascita e indirizzo per prenotare il viaggio e li trasmettiamo a compagnia aerea e hotel. I numeri di carta vanno dal browser direttamente al servizio di pagamento: non li vediamo mai. Di un conto bancario, dopo la prenotazione, restano le ultime quattro cifre. L’ultima ricerca e un modulo iniziato restano solo nel vostro browser.',
            es: 'Guardamos nombres, fechas de nacimiento y dirección para reservar el viaje y los transmitimos a la aerolínea y al hotel. El número de tarjeta va del navegador directamente al servicio de pago: nunca lo vemos. De una cuenta bancaria quedan, tras la reserva, las cuatro últimas cifras. Su última búsqueda y un formulario empezado están solo en su navegador.',
            fr: 'Nous conservons noms, dates de naissance et adresse pour réserver le voyage, et les transmettons à la compagnie aérienne et à l’hôtel. Le numéro de carte va du navigateur directement au service de paiement : nous ne le voyons jamais. D’un compte bancaire, il reste après la réservation les quatre derniers chiffres. Votre dernière recherche et un formulaire commencé restent dans votre navigateur.',
          },
        ],
      },
      {
        headline: { de: 'Protokolle', en: 'Logs', it: 'Registri', es: 'Registros', fr: 'Journaux' },
        paragraphs: [
          {
            de: 'Der Server vermerkt jeden Aufruf mit Zeit, Adresse der Seite und Ergebnis, damit Fehler gefunden werden. Tritt im Browser ein Fehler auf, meldet die Seite ihn ohne Ihren Namen.',
            en: 'The server notes every request with time, page address and result so that faults can be found. If an error occurs in your browser, the page reports it without your name.',
            it: 'Il server annota ogni richiesta con ora, indirizzo della pagina ed esito, per trovare gli errori. Se nel browser si verifica un errore, la pagina lo segnala senza il vostro nome.',
            es: 'El servidor anota cada visita con hora, dirección de la página y resultado, para encontrar fallos. Si hay un error en su navegador, la página lo comunica sin su nombre.',
            fr: 'Le serveur note chaque appel avec l’heure, l’adresse de la page et le résultat, afin de trouver les pannes. Si une erreur survient dans votre navigateur, la page la signale sans votre nom.',
          },
        ],
      },
      {
        headline: {
          de: 'Ihre Rechte',
          en: 'Your rights',
          it: 'I vostri diritti',
          es: 'Sus derechos',
          fr: 'Vos droits',
        },
        paragraphs: [
          {
            de: 'Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung, Widerspruch: Die Datenschutz-Grundverordnung gibt Ihnen diese Rechte, und bei einer echten Gesellschaft stünde hier, an wen Sie schreiben. Beschweren können Sie sich bei jeder Aufsichtsbehörde.',
            en: 'Access, correction, deletion, restriction, portability, objection: the General Data Protection Regulation gives you these rights, and a real company would say here whom to write to. You can complain to any supervisory authority.',
            it: 'Accesso, rettifica, cancellazione, limitazione, portabilità, opposizione: il Regolamento generale sulla protezione dei dati vi dà questi diritti, e una società vera scriverebbe qui a chi rivolgersi. Potete presentare reclamo a qualsiasi autorità di controllo.',
            es: 'Acceso, rectificación, supresión, limitación, portabilidad, oposición: el Reglamento general de protección de datos le da estos derechos, y una sociedad de verdad diría aquí a quién escribir. Puede reclamar ante cualquier autoridad de control.',
            fr: 'Accès, rectification, effacement, limitation, portabilité, opposition : le règlement général sur la protection des données vous donne ces droits, et une vraie société indiquerait ici à qui écrire. Vous pouvez saisir toute autorité de contrôle.',
          },
        ],
      },
    ],
  });
}
