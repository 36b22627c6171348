import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { BrowserLaunch } from '../tests/browser/support/chromium.ts';
import { benchFolder } from './install-bench.ts';
import { median } from './run-load.ts';

const debuggingPort = 9333;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Readonly<Record<(typeof categories)[number], number>>;

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
}

interface LighthouseReport {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    >;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}

type Lighthouse = (url: string, flags: object) => Promise<LighthouseReport>;

/** Lighthouse on its emulated phone; the median of several runs, and every audit that costs points. */
export async function runLighthouse(
  launch: BrowserLaunch,
  url: string,
  runs: number,
): Promise<{ scores: Scores; complaints: readonly string[] }> {
  const { default: lighthouse } = (await import(
    pathToFileURL(join(benchFolder, 'node_modules/lighthouse/core/index.js')).href
  )) as {
    default: Lighthouse;
  };
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const reports: LighthouseReport['lhr'][] = [];
    for (let run = 0; run < runs; run += 1) {
      const { lhr } = await lighthouse(url, {
        port: debuggingPort,
        onlyCategories: categories,
        logLevel: 'error',
      });
      reports.push(lhr);
    }
    const scoreOf = (category: string) =>
      median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)));
    const scores = Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Scores;
    return { scores, complaints: [...new Set(reports.flatMap(listComplaints))] };
  } finally {
    await browser.close();
  }
}

function listComplaints({ categories: found, audits }: LighthouseReport['lhr']): string[] {
  return Object.entries(found).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${audits[id]?.title}`),
  );
}
