import type { Browser } from '@playwright/test';

/** Text, or tag, attributes and children. */
export type PageNode =
  | string
  | [tag: string, attributes: Record<string, string | true>, children: PageNode[]];

export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  readonly body: readonly PageNode[];
}

/** Takes a served document apart, so that another server can be asked to render the same markup. */
export async function describePage(browser: Browser, html: string): Promise<DescribedPage> {
  const page = await browser.newPage();
  try {
    return await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const describe = (node: Node): PageNode[] => {
        if (node instanceof Text) return [node.data];
        if (!(node instanceof Element) || node.localName === 'script') return [];
        const attributes = [...node.attributes].map(({ name, value }) => {
          const isSwitch = /^(open|hidden|disabled|checked|required|selected|inert)$/.test(name);
          return [name, isSwitch ? (true as const) : value] as const;
        });
        const entries = attributes.filter(([name]) => name !== 'style');
        return [[node.localName, Object.fromEntries(entries), [...node.childNodes].flatMap(describe)]];
      };
      return {
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
        body: [...document.body.childNodes].flatMap(describe),
      };
    }, html);
  } finally {
    await page.close();
  }
}
