import { headers } from 'next/headers';
import { Markup } from '../../markup.jsx';
import { readPage } from '../../read-page.js';

/** Not told the address, so the brand comes with a header. */
export default async function NotFound() {
  const brand = (await headers()).get('x-brand');
  return <Markup nodes={readPage(brand, 'not-found').body} />;
}
