import { hydrateRoot } from 'react-dom/client';
import type { Handover } from '../site/page-answer.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { runBrowserShop } from './browser-shop.tsx';
import { loadView, viewTexts } from './views.ts';

const container = document.getElementById('root');
const handover = document.getElementById('handover');
if (container === null || handover === null) throw new Error('The page was served without its data');

const served = JSON.parse(handover.textContent) as Handover;
const { visit, page } = served;
const [texts, view] = await Promise.all([
  loadTexts(visit.language, viewTexts[page.view]),
  loadView(page.view),
]);

runBrowserShop({
  first: { ...served, texts, view },
  mount: (element) => hydrateRoot(container, element),
});
