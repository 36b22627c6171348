import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { defineConfig } from 'vitepress';
import { toHeadingAnchor } from '../../../scripts/check/documents/to-heading-anchor.ts';

const project = resolve(import.meta.dirname, '../../..');
const site = resolve(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/*.md', 'docs/{adr,spec}/*.md'], { cwd: project }).toSorted();

/** Sections of the menu; what is in none of them is an error, lest nobody finds it. */
const sections: Readonly<Record<string, readonly string[]>> = {
  Start: ['README.md', 'docs/first-own-hotel.md'],
  'Sell your goods': ['docs/feeds.md', 'docs/suppliers.md', 'docs/vendors.md', 'docs/api.md'],
  'Run it': ['docs/deploy.md', 'docs/operations.md', 'docs/scaling.md', 'docs/security.md', 'docs/recommended.md'],
  'Change it': ['CONTRIBUTING.md', 'ARCHITECTURE.md', 'GLOSSARY.md', 'docs/invariants.md', 'docs/decisions.md'],
  Requirements: pages.filter((page) => page.startsWith('docs/spec/')),
  'Architecture decisions': pages.filter((page) => page.startsWith('docs/adr/')),
  'This project': ['CHANGELOG.md', 'SECURITY.md', 'docs/shopping-tasks.md', 'docs/looks.md'],
};
const listed = new Set(Object.values(sections).flat());
const lost = pages.filter((page) => !listed.has(page));
if (lost.length > 0) throw new Error(`No section of docs/site/.vitepress/config.ts has ${lost.join(', ')}`);

const folded = new Set(['Requirements', 'Architecture decisions']);

/** The first page of a folder is its README in the sources, its index on the site. */
const toSitePath = (page: string) => page.replace(/(^|\/)README\.md$/, '$1index.md');

const titleOf = (page: string) => /^# (.+)$/m.exec(readFileSync(resolve(project, page), 'utf8'))?.[1] ?? page;

/** Where a link leads on the site; null where it leads to a file that is only in the sources. */
function resolveLink(href: string, from: string): string | null {
  if (/^(?:[a-z]+:|#|\/)/i.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(from), path);
  const page = existsSync(resolve(project, target, 'README.md')) ? `${target}/README.md` : target;
  if (!listed.has(page)) return null;
  return `/${toSitePath(page)}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** The files of the project as they are: no page is written for this site. */
export default defineConfig({
  title: 'Fernweh',
  description: 'A white-label website and engine for package holidays.',
  lang: 'en',
  // Pictures in a table of a README stand under a heading row that Markdown demands and nobody fills.
  head: [['style', {}, '.vp-doc thead:not(:has(th:not(:empty))) { display: none }']],
  srcDir: project,
  srcExclude: globSync('**/*.md', { cwd: project, exclude: ['**/node_modules/**'] }).filter(
    (page) => !listed.has(page),
  ),
  vite: {
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        // The pages are outside of the folder that has the generator's packages; what is rendered from them is inside.
        name: 'vue-of-the-generator',
        enforce: 'pre',
        resolveId: (id, _importer, { ssr }) =>
          ssr === true && /^vue(?:\/|$)/.test(id) ? { id, external: true } : null,
      },
    ],
  },
  ignoreDeadLinks: 'localhostLinks',
  outDir: resolve(project, 'dist/docs'),
  cacheDir: resolve(site, 'node_modules/.vitepress'),
  rewrites: Object.fromEntries([...listed].map((page) => [page, toSitePath(page)])),
  markdown: {
    // As source hosts render them: what looks like a tag is text, and a file name is no address.
    html: false,
    linkify: false,
    anchor: { slugify: toHeadingAnchor },
    config(md) {
      md.core.ruler.push('links-of-sources', ({ tokens, env }) => {
        for (const { children } of tokens) {
          let isOpen = false;
          for (const token of children ?? []) {
            if (token.type === 'link_open') {
              const href = resolveLink(token.attrGet('href') ?? '', env.realPath ?? env.relativePath);
              isOpen = href === null;
              if (href === null) {
                token.type = 'source_open';
                token.tag = 'span';
                token.attrs = null;
              } else token.attrSet('href', href);
            } else if (token.type === 'link_close' && isOpen) {
              token.type = 'source_close';
              token.tag = 'span';
              isOpen = false;
            }
          }
        }
      });
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    externalLinkIcon: true,
    nav: [
      { text: 'Tutorial', link: '/docs/first-own-hotel' },
      { text: 'Operations', link: '/docs/operations' },
      { text: 'API', link: '/docs/api' },
      { text: 'Changelog', link: '/CHANGELOG' },
    ],
    sidebar: Object.entries(sections).map(([text, items]) => ({
      text,
      collapsed: folded.has(text),
      items: items.map((page) => ({
        text: titleOf(page),
        link: `/${toSitePath(page).replace(/(?:index)?\.md$/, '')}`,
      })),
    })),
  },
});
