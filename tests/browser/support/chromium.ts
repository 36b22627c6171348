import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const projectFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const packageFolder = join(projectFolder, 'node_modules/@sparticuz/chromium');

/** How to start the browser; the shape `chromium.launch` of Playwright takes. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly env: Record<string, string>;
  readonly args: string[];
}

/**
 * The headless Chromium of the npm package: needs nothing from the system, also as root, also without a display.
 * Only describes; `unpackChromium` must have run once.
 */
export function describeChromium(): BrowserLaunch {
  const folder = unpackedFolder();
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...definedVariables(),
      // Chromium's own libraries first (a bare Debian has no NSS), and no fonts but the package's: the same pixels everywhere.
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
    // Every *.localhost name is this machine; the rest only keeps a container without a big /dev/shm alive.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--hide-scrollbars'],
  };
}

/** Unpacks the browser once per version, safe when several processes start at the same time. */
export async function unpackChromium(): Promise<BrowserLaunch> {
  const target = unpackedFolder();
  if (!existsSync(target)) {
    const side = `${target}.${process.pid}`;
    mkdirSync(side, { recursive: true });
    await unpackInto(side);
    describeFonts(side, target);
    try {
      renameSync(side, target);
    } catch (error) {
      if (!existsSync(target)) throw error;
      rmSync(side, { recursive: true, force: true });
    }
  }
  return describeChromium();
}

async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  // The package unpacks into the system's temporary folder and offers no other way to say where.
  process.env.TMPDIR = folder;
  try {
    for (const archive of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(packageFolder, 'bin', archive));
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The package's own description looks for the fonts in /tmp; a Chromium that finds none draws no text at all. */
function describeFonts(folder: string, target: string): void {
  writeFileSync(
    join(folder, 'fonts/fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(target, 'fonts/fonts')}</dir>
  <cachedir>${join(target, 'fonts/cache')}</cachedir>
</fontconfig>
`,
  );
}

function unpackedFolder(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return join(projectFolder, 'node_modules/.cache', `chromium-${version}`);
}

function definedVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
