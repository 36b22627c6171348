import { headers } from 'next/headers';
import { Markup } from '../../markup.jsx';
import { readPage } from '../../read-page.js';

/** Does not receive the address, so the brand comes in a header. */
export default async function NotFound() {
  const brand = (await headers()).get('x-brand');
  return <Markup nodes={readPage(brand, 'not-found').body} />;
}
