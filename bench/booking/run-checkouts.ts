import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lightScene } from '../../src/trip-search/catalogue/light-scene.ts';
import { buildBillingAddress, infoOfTwo } from '../../tests/factories/travellers.ts';

/** A trip as a result list offers it. */
interface ListedTrip {
  readonly offer: string;
  /** Minor units. */
  readonly total: number;
  /** The key of the scene that shows the hotel. */
  readonly scene: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Milliseconds of every call by its name, and how the walks ended. */
export interface CheckoutTimes {
  readonly calls: ReadonlyMap<string, readonly number[]>;
  readonly ends: Readonly<Record<string, number>>;
  readonly seconds: number;
}

type Answer = Record<string, unknown> & {
  readonly cart?: { readonly checkout: CartPart } | null;
  readonly messages?: readonly { readonly code?: string }[];
};

/** True where a walk ended because its trip is no longer sold as it was listed: an answer, and no failure. */
export const isSalesAnswer = (end: string) => ['price-changed', 'gone', 'sold-out'].includes(end);
interface CartPart {
  readonly id: string;
  readonly amounts: { readonly totalAmount: number };
}

/** Shoppers of a started shop, who make the calls that its pages make, from the offer to the booking. */
export function createCheckoutRunner(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const host = `localhost:${port}`;

  function send(path: string, body: object | null, cookies: Map<string, string>): Promise<Answer> {
    const payload = body === null ? '' : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request({
        agent,
        port,
        host: 'localhost',
        path: `/de-de/${path}`,
        method: body === null ? 'GET' : 'POST',
        headers: {
          host,
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
          accept: 'application/json',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        },
      });
      outgoing.on('error', reject).on('response', (answer) => {
        let text = '';
        for (const cookie of answer.headers['set-cookie'] ?? []) {
          const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
          cookies.set(name, value);
        }
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(JSON.parse(text) as Answer);
          else reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 200)}`));
        });
      });
      outgoing.end(payload);
    });
  }

  /** Trips for sale, of other departures and pages, until there are enough. */
  async function findTrips(count: number): Promise<readonly ListedTrip[]> {
    const trips = new Map<string, ListedTrip>();
    for (let turn = 0; trips.size < count && turn < 400; turn += 1) {
      const search = { duration: String(5 + (turn % 6)), page: String(1 + Math.floor(turn / 6)) };
      const { results } = (await send(
        `ajax/mixed-resultlist?${new URLSearchParams(search)}`,
        null,
        new Map(),
      )) as {
        results?: {
          hotel: { mainImage: { scene: string } };
          offer: { id: string; price: { totalAmount: number } };
        }[];
      };
      const { duration } = search;
      for (const { hotel, offer } of results ?? [])
        trips.set(offer.id, {
          offer: offer.id,
          total: offer.price.totalAmount,
          scene: hotel.mainImage.scene,
          search: { duration },
        });
    }
    return [...trips.values()].slice(0, count);
  }

  /**
   * Lets the demonstration paint the pictures of documents and mails before anything is measured: an operator's hotels have theirs as files.
   */
  async function preparePictures(trips: readonly ListedTrip[]): Promise<void> {
    for (const scene of new Set(trips.map(({ scene }) => lightScene(scene, 'warm')))) {
      const { status } = await fetch(`http://${host}/image/920x380/${scene}.webp`);
      if (status !== 200) throw new Error(`The picture of ${scene}: ${status}`);
    }
  }

  /** @param begun when this shopper was due: one who is served late has waited since then */
  async function runCheckout(
    trip: ListedTrip,
    begun: number,
    recordTime: (call: string, time: number) => void,
  ) {
    const cookies = new Map<string, string>();
    let since = begun;
    const call = async (name: string, path: string, body: object) => {
      const answer = await send(path, body, cookies);
      recordTime(name, performance.now() - since);
      since = performance.now();
      return answer;
    };
    const { offer, total, search } = trip;
    const { cart, messages } = await call('create', 'ajax/booking/create', {
      offer,
      total,
      search,
      trackingParams: {},
    });
    if (!cart) return messages?.[0]?.code ?? 'no cart';
    const to = (name: string) => `ajax/booking/${cart.checkout.id}/${name}`;
    await call('extras', to('get-ancillaries'), {});
    await call('choose extras', to('set-ancillaries'), { data: { extras: [] } });
    await call('travellers', to('set-info'), { data: infoOfTwo });
    await call('payment', to('get-payment'), {});
    const { cart: billed } = await call('billing', to('do-payment-set'), { data: { customer } });
    const totalAmount = billed?.checkout.amounts.totalAmount;
    const payment = { token: 'test-granted', holderName: 'Ada Lovelace' };
    const data = { selectedPayment: 'CreditCard', payment, totalAmount };
    let progress = await call('place, until booked', to('do-payment-set'), { data });
    for (let polls = 0; polls < 20 && progress.finished !== true; polls += 1) {
      progress = await call('poll', `booking/${cart.checkout.id}/process`, {});
    }
    if (progress.success !== true) return JSON.stringify(progress.messages);
    await call('poll when booked', `booking/${cart.checkout.id}/process`, {});
    return 'booked';
  }

  /**
   * @param rate shoppers who come each second, whether others are finished or not; null: eight, each as soon as another has gone
   */
  async function measure(trips: readonly ListedTrip[], rate: number | null): Promise<CheckoutTimes> {
    const calls = new Map<string, number[]>();
    const ends: Record<string, number> = {};
    const started = performance.now();
    const shop = async (trip: ListedTrip, begun: number) => {
      const record = (call: string, time: number) => calls.set(call, [...(calls.get(call) ?? []), time]);
      // A call that fails ends its checkout, not the others.
      const end = await runCheckout(trip, begun, record).catch((error: Error) => error.message);
      ends[end] = (ends[end] ?? 0) + 1;
    };
    if (rate === null) {
      const left = [...trips];
      const crowd = async () => {
        for (let trip = left.pop(); trip !== undefined; trip = left.pop())
          await shop(trip, performance.now());
      };
      await Promise.all(Array.from({ length: 8 }, crowd));
    } else {
      const checkouts = trips.map(async (trip, index) => {
        const due = started + (index * 1000) / rate;
        await sleep(Math.max(0, due - performance.now()));
        await shop(trip, due);
      });
      await Promise.all(checkouts);
    }
    return { calls, ends, seconds: (performance.now() - started) / 1000 };
  }

  return { findTrips, preparePictures, measure, close: () => agent.destroy() };
}

const customer = buildBillingAddress({ firstName: 'Ada', lastName: 'Lovelace' });
