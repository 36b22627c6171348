import { Agent, request } from 'node:http';

type Answer = { readonly data?: Readonly<Record<string, unknown>>; readonly errors?: readonly unknown[] };

const address = `fullName: "Ada Lovelace", streetLine1: "Hauptstraße 1", city: "Berlin", postalCode: "10115", countryCode: "DE"`;
const result = '{ __typename ... on Order { id state } ... on ErrorResult { errorCode message } }';

/** Calls of a guest from the empty cart to the paid order, as Vendure's guide for storefronts lists them. */
const calls = (variant: string, shipping: string) => [
  `mutation { addItemToOrder(productVariantId: "${variant}", quantity: 1) ${result} }`,
  `mutation { setCustomerForOrder(input: { firstName: "Ada", lastName: "Lovelace", emailAddress: "ada@example.com" }) ${result} }`,
  `mutation { setOrderShippingAddress(input: { ${address} }) ${result} }`,
  `mutation { setOrderShippingMethod(shippingMethodId: ["${shipping}"]) ${result} }`,
  `mutation { transitionOrderToState(state: "ArrangingPayment") ${result} }`,
  `mutation { addPaymentToOrder(input: { method: "card", metadata: {} }) ${result} }`,
];

/** Places orders at a started Vendure, by some shoppers at once; returns how many were paid, and the seconds. */
export async function placeVendureOrders(
  port: number,
  { orders, shoppers }: { readonly orders: number; readonly shoppers: number },
): Promise<{ readonly paid: number; readonly seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers });
  const started = performance.now();
  let left = orders;
  let paid = 0;
  const shop = async () => {
    while (left > 0) {
      left -= 1;
      const session = { token: '' };
      let answer: Answer = {};
      for (const query of calls('1', '1')) answer = await send(agent, port, query, session);
      const end = answer.data?.addPaymentToOrder as { readonly state?: string } | undefined;
      if (end?.state !== 'PaymentSettled') throw new Error(`Vendure: ${JSON.stringify(answer)}`);
      paid += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: shoppers }, shop));
  } finally {
    agent.destroy();
  }
  return { paid, seconds: (performance.now() - started) / 1000 };
}

function send(agent: Agent, port: number, query: string, session: { token: string }): Promise<Answer> {
  const payload = JSON.stringify({ query });
  return new Promise((resolve, reject) => {
    const outgoing = request({
      agent,
      port,
      host: '127.0.0.1',
      path: '/shop-api',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        ...(session.token === '' ? {} : { authorization: `Bearer ${session.token}` }),
      },
    });
    outgoing.on('error', reject).on('response', (answer) => {
      const token = answer.headers['vendure-auth-token'];
      if (typeof token === 'string') session.token = token;
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        try {
          resolve(JSON.parse(text) as Answer);
        } catch {
          reject(new Error(`Vendure: ${answer.statusCode} ${text.slice(0, 200)}`));
        }
      });
    });
    outgoing.end(payload);
  });
}
