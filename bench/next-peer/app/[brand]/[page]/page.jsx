import { notFound } from 'next/navigation';
import { Markup } from '../../markup.jsx';
import { readPage } from '../../read-page.js';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }) {
  const { brand, page } = await params;
  if (page === 'not-found') return { title: '404' };
  const { title, description } = readPage(brand, page);
  return { title, description };
}

export default async function Page({ params }) {
  const { brand, page } = await params;
  if (page === 'not-found') notFound();
  return <Markup nodes={readPage(brand, page).body} />;
}
