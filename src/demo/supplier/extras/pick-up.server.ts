import type { TransferPickUp } from '../../../domain/extras/transfer-pick-up.ts';

/** Where the transfers of the demo wait at every airport, and how long; a bus fetches the guests of other hotels on its way. */
const terms = {
  bus: {
    waitMinutes: 60,
    leadMinutes: 165,
    minutesPerKilometre: 1.6,
    meetingPoint: {
      de: 'Ankunftshalle, Schalter der Reiseveranstalter',
      en: 'Arrivals hall, desks of the tour operators',
      it: 'Area arrivi, banchi dei tour operator',
      es: 'Vestíbulo de llegadas, mostradores de los turoperadores',
      fr: 'Hall d’arrivée, comptoirs des voyagistes',
    },
  },
  holiday_taxi: {
    waitMinutes: 60,
    leadMinutes: 135,
    minutesPerKilometre: 1.1,
    meetingPoint: {
      de: 'Ankunftshalle, Schalter für Transfers',
      en: 'Arrivals hall, transfer desk',
      it: 'Area arrivi, banco transfer',
      es: 'Vestíbulo de llegadas, mostrador de traslados',
      fr: 'Hall d’arrivée, comptoir des transferts',
    },
  },
  private: {
    waitMinutes: 90,
    leadMinutes: 135,
    minutesPerKilometre: 1.1,
    meetingPoint: {
      de: 'Ankunftshalle, hinter dem Zoll: Ihr Fahrer mit Namensschild',
      en: 'Arrivals hall, after customs: your driver with a name sign',
      it: 'Area arrivi, dopo la dogana: il suo autista con un cartello con il nome',
      es: 'Vestíbulo de llegadas, tras la aduana: su conductor con un cartel con su nombre',
      fr: 'Hall d’arrivée, après la douane\u202f: votre chauffeur avec une pancarte à votre nom',
    },
  },
} as const;

/** When a transfer over so many kilometres picks its travellers up, on the way back in steps of five minutes. */
export function pickUpOf(variant: keyof typeof terms, kilometres: number): TransferPickUp {
  const { waitMinutes, leadMinutes, minutesPerKilometre, meetingPoint } = terms[variant];
  const ride = Math.ceil((kilometres * minutesPerKilometre) / 5) * 5;
  return { meetingPoint, waitMinutes, returnMinutes: leadMinutes + ride };
}
