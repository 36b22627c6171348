// The footer stays as it was served: of its code the page needs the style sheet.
import '../content-modules/footer/footer.module.css';
import { hydrateRoot } from 'react-dom/client';
import { TopNavigation } from '../content-modules/top-navigation/top-navigation.tsx';
import type { PagePayload } from '../site/page-data.ts';
import { reportEvent } from '../site/tracking/report-event.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { runBrowserShop } from './run-browser-shop.tsx';
import { listServedTextAreas, loadServedNotices, loadServedView } from './views.ts';

const container = document.getElementById('root');
const payload = document.getElementById('page-payload');
if (container === null || payload === null) throw new Error('The page was served without its data');

const served = JSON.parse(payload.textContent) as PagePayload;
const { visit, page } = served;
const [texts, view, noticeComponents] = await Promise.all([
  loadTexts(visit.language, listServedTextAreas(page)),
  loadServedView(page.view),
  loadServedNotices(page),
]);

await runBrowserShop({
  first: { ...served, texts, view, noticeComponents, frameComponents: { topNavigation: TopNavigation } },
  mount: (element) =>
    hydrateRoot(container, element, {
      // A part that fails has its place taken by a word; we want to know of it all the same.
      onCaughtError(error) {
        reportError(error);
        reportEvent(visit.locale, error);
      },
    }),
});
