import { hydrateRoot } from 'react-dom/client';
import type { Handover } from '../site/page-answer.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { runBrowserShop } from './browser-shop.tsx';
import { listTextAreas, loadNotices, loadView } from './views.ts';

const container = document.getElementById('root');
const handover = document.getElementById('handover');
if (container === null || handover === null) throw new Error('The page was served without its data');

const served = JSON.parse(handover.textContent) as Handover;
const { visit, page } = served;
const [texts, view, noticesView] = await Promise.all([
  loadTexts(visit.language, listTextAreas(page)),
  loadView(page.view),
  loadNotices(page),
]);

runBrowserShop({
  first: { ...served, texts, view, noticesView },
  mount: (element) => hydrateRoot(container, element),
});
