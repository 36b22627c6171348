import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExchangeRates } from '../../../../domain/money/exchange-rates.ts';

/** The bank's file server, as publicly described, on a port of this machine. */
export interface EcbDouble {
  /** Address of the daily file. */
  readonly address: string;
  /** Publishes the rates of days, the newest first; null takes the file away. */
  publish(days: readonly Pick<ExchangeRates, 'day' | 'rates'>[] | null): void;
  /** What it answers instead: a page of another kind, or nothing at all. */
  break(how: 'page' | 'silent' | null): void;
  close(): Promise<void>;
}

export async function openEcbDouble(): Promise<EcbDouble> {
  let file: string | null = null;
  let fault: 'page' | 'silent' | null = null;
  const server = createServer((request, response) => {
    if (fault === 'silent') return;
    if (fault === 'page')
      return void response.setHeader('content-type', 'text/html').end('<html>Maintenance</html>');
    if (request.url !== '/stats/eurofxref/eurofxref-daily.xml' || file === null)
      return void response.writeHead(404).end();
    response.setHeader('content-type', 'text/xml').end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/stats/eurofxref/eurofxref-daily.xml`,
    publish(days) {
      file = days === null ? null : writeFile(days);
    },
    break(how) {
      fault = how;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Attributes in single quotes, currencies that nobody asked for, no row of the euro itself. */
function writeFile(days: readonly Pick<ExchangeRates, 'day' | 'rates'>[]): string {
  const cubes = days.map(({ day, rates }) => {
    const rows = Object.entries({ ...rates, USD: '1.1614' }).map(
      ([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`,
    );
    return `\t\t<Cube time='${day}'>\n${rows.join('\n')}\n\t\t</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${cubes.join('\n')}
\t</Cube>
</gesmes:Envelope>
`;
}
