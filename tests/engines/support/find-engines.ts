import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser engine next to Chromium. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  readonly isInstalled: boolean;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
}

export function findEngines(): readonly Engine[] {
  return [
    { name: 'firefox', isInstalled: isOnPath('firefox-esr'), packages: ['firefox-esr'] },
    {
      name: 'webkit',
      isInstalled: listMiniBrowsers().length > 0 && isOnPath('WebKitWebDriver') && isOnPath('Xvfb'),
      packages: ['webkit2gtk-driver', 'xvfb'],
    },
  ];
}

/** WebKitGTK's small browser, which Debian installs outside the path. @throws where it is not installed */
export function findMiniBrowser(): string {
  const [program] = listMiniBrowsers();
  if (program === undefined) throw new Error('The MiniBrowser of WebKitGTK is not installed');
  return program;
}

function listMiniBrowsers(): string[] {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
