import { createServer, type RequestListener, type Server } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { createFakePriceHistory } from '../../../../tests/factories/price-past.ts';
import { buildVisit, readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../../tests/factories/require-view.ts';
import { feedLimits } from '../../../defaults.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Language } from '../../../domain/words/language.ts';
import HotelPage from '../../../features/hotel/hotel-page.tsx';
import { createHotelPageLoader } from '../../../features/hotel/load-hotel-page.server.ts';
import { createFakeOffers } from '../../../ports/offers/fake-offers.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { streamOf } from '../../../ports/supply/feeds/samples/read-all.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { createSearch } from '../../../trip-search/visit/create-search.server.ts';
import { matchPath } from '../../../url.ts';
import { openOwnShopUnderTest, readSampleShop } from '../import/own-shop-under-test.server.ts';
import { feedFile } from '../import/sample-feeds.ts';
import { createSupplierPictures } from './supplier-pictures.server.ts';

const start = new Date('2026-03-02T06:00:00Z');
const today = dayAt(start);

let database: TestDatabase;
let server: Server;
let host: string;
let answer: RequestListener;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  host = `127.0.0.1:${address.port}`;
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, start, 'EUR', new Set([host]));
});
afterEach(async () => {
  await shop.supply.close();
  await database.drop();
  server.closeAllConnections();
  server.close();
});

/** A photograph of one colour. */
const photograph = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const pictureColumns =
  'hotel_id,room_code,position,shows,url,file,credit,rights_holder,licence,valid_until,alt_de,alt_en,alt_es,alt_fr,alt_it';
const picturesCsv = (...rows: readonly string[]) =>
  feedFile('pictures.csv', [pictureColumns, ...rows].join('\n'));
const byUrl = (
  path: string,
  rest: Readonly<{ hotel?: number; room?: string; position?: number; until?: string }> = {},
) => {
  const { hotel = 700_001, room = '', position = 1, until = '' } = rest;
  return `${hotel},${room},${position},${room === '' ? 'pool' : 'room'},http://${host}${path},,Ada Lind,Ada Lind,contract 7,${until},Becken,Pool,,,`;
};
const pictureFile = (name: string, bytes: Uint8Array): FeedFile => ({ name, open: () => streamOf(bytes) });

/** The page of a hotel as a visitor sees it after the shop has read its catalogue again. */
async function openPage(hotelId: number, language: Language = 'de') {
  const search = createSearch({
    offers: createFakeOffers(),
    supply: { catalogue: shop.supply.catalogue, live: { verify: async () => ({ outcome: 'unknown' }) } },
    history: createFakePriceHistory(),
    clock: shop.clock,
    report: (error) => {
      throw error;
    },
  });
  await search.refresh();
  const url = new URL(`/de-de/hotel/any/name-${hotelId}`, 'http://shop.test');
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('No route');
  const page = await createHotelPageLoader(search)(buildVisit({ language }), match, url, unknownVisitor);
  search.close();
  if (page === null) throw new Error(`There is no hotel ${hotelId}`);
  const { props, pageMetaContent } = requireView(page, 'hotel');
  const markup = await renderInShop(<HotelPage {...props} />, { language });
  return { props, markup, words: readWords(markup), meta: pageMetaContent };
}

const cardOf = async (hotelId: number) =>
  (await shop.supply.catalogue.hotelCards(0, 10)).find(({ id }) => id === hotelId);

async function countRows(table: string): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::integer as count from supplier.${table}`);
  return rows[0].count;
}

it('the sample shop shows texts in the visitor’s language, accessibility, photographs with credit, and reviews with their origin', async () => {
  expect(await shop.take(await readSampleShop())).toMatch(/, 0 records refused\.$/);
  const german = await openPage(700_001);
  expect(german.words).toContain('Das Meltemi Bay liegt in der zweiten Reihe am Strand von Kalameni.');
  expect(german.words).toContain('Feiner Sand, flach abfallend');
  expect(german.words).toMatch(/Aufzug ja .*82 cm/);
  expect(german.words).toContain('Fotos: Fernweh Beispielbilder');
  expect(german.words).toContain('Von Gästelob. Das Portal hat nach eigenen Angaben geprüft');
  expect(german.words).toContain('Von Gästelob. Ob dieser Gast im Hotel war, ist nicht geprüft.');
  expect(german.words).toContain('Essen 5,5/6');
  const italian = await openPage(700_001, 'it');
  expect(italian.words).toContain('Il Meltemi Bay è in seconda fila');
  // There is no Italian text about the beach.
  expect(italian.words).toContain('Fine sand with a gentle slope');
});

it('texts and captions in another language than the page say in which', async () => {
  await shop.take((await readSampleShop()).filter(({ name }) => !/text|picture|jpg/.test(name)));
  answer = (_request, response) => photograph('#336699').then((bytes) => response.end(bytes));
  await shop.take([
    feedFile(
      'hotel-texts.csv',
      'hotel_id,language,section,text\n700001,es,intro,Una casa al viento.\n700001,fr,beach,Sable fin.\n',
    ),
    picturesCsv(byUrl('/pool.jpg')),
  ]);
  const { markup } = await openPage(700_001, 'fr');
  // The short description, and the full one.
  expect(markup.match(/<p[^>]* lang="es">Una casa al viento\.<\/p>/g)).toHaveLength(2);
  expect(markup).toContain('<p>Sable fin.</p>');
  expect(markup).toContain('<span class="visually-hidden"><span lang="en">Pool</span>');
});

it('photographs come before the painting, the first one leads the card, a room has its own', async () => {
  await shop.take(await readSampleShop());
  const { props } = await openPage(700_001);
  const { media, rooms } = props.details;
  expect(media.map(({ category, credit }) => [category, credit])).toEqual([
    ['hotel', 'Fernweh Beispielbilder'],
    ['room', 'Fernweh Beispielbilder'],
    ['hotel', undefined],
  ]);
  expect(media[0]?.caption).toBe('Das Hotel an der Bucht bei Abendlicht');
  expect(await cardOf(700_001)).toMatchObject({
    scene: media[0]?.scene,
    painting: 'coast.aegean.summer.golden.warm.meltemi',
  });
  expect(await cardOf(700_001)).not.toHaveProperty('hasOnePicture');
  expect(rooms.map(({ scene }) => scene)).toEqual([
    media[1]?.scene,
    'room.aegean.summer.golden.warm.meltemi-sui',
  ]);
  const source = createSupplierPictures(database.pool, shop.clock);
  const [, id = ''] = media[0]?.scene.split('.') ?? [];
  expect(await source.findPicture(id)).toMatchObject({ width: 1200, height: 800 });
});

it('a picture that its row or its file calls generated is marked on the page and leads the card as such', async () => {
  await shop.take((await readSampleShop()).filter(({ name }) => !/picture|jpg/.test(name)));
  const [said, made, taken] = await Promise.all(
    ['#336699', '#993333', '#339933'].map((colour) => photograph(colour)),
  );
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>';
  const files: Record<string, Uint8Array | undefined> = {
    '/said.jpg': said,
    '/made.jpg': await sharp(made).withXmp(xmp).jpeg().toBuffer(),
    '/taken.jpg': taken,
  };
  answer = ({ url = '' }, response) => response.end(files[url]);
  const withKind = (row: string, kind: string) => `${row},${kind}`;
  const rows = [
    withKind(byUrl('/said.jpg'), 'generated'),
    withKind(byUrl('/made.jpg', { position: 2 }), ''),
    withKind(byUrl('/taken.jpg', { position: 3 }), 'photograph'),
    withKind(byUrl('/taken.jpg', { position: 4 }), 'painting'),
  ];
  const csv = feedFile('pictures.csv', [`${pictureColumns},kind`, ...rows].join('\n'));
  const refusal = "pictures.csv:5: kind 'painting' is none of photograph, generated.";
  expect(await shop.take([csv])).toContain(refusal);
  // As a file that was stored before its mark was read; it is sent once more.
  await database.pool.query('update supplier.picture_file set is_generated = false');
  expect(await shop.take([csv])).toContain(refusal);
  const { props, words } = await openPage(700_001);
  expect(props.details.media.map(({ scene }) => scene.split('.')[0])).toEqual([
    'generated',
    'generated',
    'upload',
    'coast',
  ]);
  expect(words).toContain('KI-generiert');
  expect((await cardOf(700_001))?.scene).toBe(props.details.media[0]?.scene);
});

it('ratings of others are no structured data of ours, and the file of hotels decides the hotel’s rating', async () => {
  await shop.take(await readSampleShop());
  const { meta, props } = await openPage(700_001);
  expect(JSON.stringify(meta.structuredData)).not.toContain('aggregateRating');
  expect(props.hotel.ratings).toEqual({ average: 5.2, count: 214 });
  expect(props.reviews.total).toBe(2);
});

it('repeating a delivery changes nothing and loads no file twice', async () => {
  const bytes = await photograph('#336699');
  const asked: (string | undefined)[] = [];
  answer = (request, response) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"' }).end(bytes);
  };
  const files = [
    ...(await readSampleShop()).filter(({ name }) => name !== 'pictures.csv' && !name.endsWith('.jpg')),
  ];
  await shop.take(files);
  expect(await shop.take([picturesCsv(byUrl('/pool.jpg'))])).toMatch(
    /^1 record taken .* 0 records refused\.$/,
  );
  const before = await cardOf(700_001);
  expect(await shop.take([picturesCsv(byUrl('/pool.jpg'))])).toMatch(/, 0 records refused\.$/);
  expect(await cardOf(700_001)).toEqual(before);
  expect(asked).toEqual([undefined, '"v1"']);
  expect(await countRows('picture_file')).toBe(1);
});

it('after its last day a photograph is not shown, not served, and its file is gone', async () => {
  const bytes = await photograph('#336699');
  answer = (_request, response) => response.end(bytes);
  await shop.take((await readSampleShop()).filter(({ name }) => !/picture|jpg/.test(name)));
  await shop.take([picturesCsv(byUrl('/pool.jpg', { until: formatDay(today + 1) }))]);
  const scene = (await cardOf(700_001))?.scene ?? '';
  const id = scene.replace('upload.', '');
  const source = createSupplierPictures(database.pool, shop.clock);
  shop.clock.advance(86_400_000);
  expect(await source.findFraming(id)).not.toBeNull();
  shop.clock.advance(86_400_000);
  expect(await source.findFraming(id)).toBeNull();
  expect(await source.findPicture(id)).toBeNull();
  expect((await openPage(700_001)).words).not.toContain('Ada Lind');
  const version = await shop.supply.catalogue.version();
  await shop.supply.runDrift();
  expect(await shop.supply.catalogue.version()).not.toBe(version);
  expect([await countRows('hotel_picture'), await countRows('picture_file')]).toEqual([0, 0]);
  // The same row again: it is over, and is not loaded.
  answer = () => {
    throw new Error('Asked for a picture that is over');
  };
  const row = byUrl('/pool.jpg', { until: formatDay(today + 1) });
  expect(await shop.take([picturesCsv(row)])).toMatch(/, 0 records refused\.$/);
});

it('a full delivery takes away texts, reviews and photographs that it leaves out, with their files; a delta does not', async () => {
  const files = await readSampleShop();
  await shop.take(files);
  const cut = (name: string, lines: number) => async (file: FeedFile) => {
    if (file.name !== name) return file;
    const parts: Uint8Array[] = [];
    for await (const part of file.open()) parts.push(part);
    return feedFile(name, Buffer.concat(parts).toString().split('\n').slice(0, lines).join('\n'));
  };
  let smaller = files.filter(({ name }) => name !== 'meltemi-room.jpg');
  for (const change of [cut('hotel-texts.csv', 2), cut('reviews.csv', 2), cut('pictures.csv', 2)])
    smaller = await Promise.all(smaller.map(change));
  await shop.take(smaller);
  expect(await countRows('hotel_text')).toBe(8);
  const report = '9 texts, reviews and pictures left out by the delivery, no longer shown.';
  expect((await shop.take(smaller, { isFull: true, isRehearsal: true })).split('\n')).toContain(report);
  expect(await countRows('hotel_text')).toBe(8);
  expect((await shop.take(smaller, { isFull: true })).split('\n')).toContain(report);
  expect([
    await countRows('hotel_text'),
    await countRows('hotel_review'),
    await countRows('hotel_picture'),
    await countRows('picture_file'),
  ]).toEqual([1, 1, 1, 1]);
  expect((await openPage(700_001)).words).not.toContain('Feiner Sand');
});

const removal = (what: string) =>
  feedFile(
    'removals.csv',
    `remove,hotel_id,room_code,plan_code,airline,number,from,to,valid_from,valid_to\n${what},700001,,,,,,,,`,
  );

const reviewOf = (id: string, day: number) =>
  `700001,${id},Gästelob,yes,${formatDay(day)},5.5,,de,Jederzeit wieder,Nah am Strand.,Katrin M.,couple`;
const reviewsCsv = (...rows: readonly string[]) =>
  feedFile(
    'reviews.csv',
    [
      'hotel_id,review_id,origin,verified,date,rating,scores,language,title,text,author,travelled_as',
      ...rows,
    ].join('\n'),
  );

it('the clock says what is today, not the first day of the store', async () => {
  await shop.take(await readSampleShop());
  shop.clock.advance(86_400_000);
  const tomorrow = reviewOf('r-2', today + 2);
  expect(await shop.take([reviewsCsv(reviewOf('r-1', today + 1), tomorrow)])).toContain(
    `reviews.csv:3: date '${formatDay(today + 2)}' is in the future.`,
  );
  expect(await countRows('hotel_review')).toBe(3);
  answer = () => {
    throw new Error('Asked for a picture that is over');
  };
  const row = byUrl('/pool.jpg', { until: formatDay(today) });
  expect(await shop.take([picturesCsv(row)])).toMatch(/, 0 records refused\.$/);
});

it('a hotel takes as many reviews as it may have, then new ones of known ids alone', async () => {
  await shop.take((await readSampleShop()).filter(({ name }) => name !== 'reviews.csv'));
  await database.pool.query(
    `insert into supplier.hotel_review (hotel_id, id, facts)
     select 700001, 'old-' || number, '{}' from generate_series(1, $1::integer) as number`,
    [feedLimits.maxReviewsPerHotel - 1],
  );
  const report = await shop.take([
    reviewsCsv(reviewOf('r-1', today), reviewOf('r-2', today), reviewOf('r-1', today - 1)),
  ]);
  expect(report).toContain(
    "reviews.csv:3: review_id 'r-2': hotel '700001' has 2000 reviews already, the most it may have.",
  );
  expect(report).toContain('2 records taken');
  expect(await countRows('hotel_review')).toBe(feedLimits.maxReviewsPerHotel);
});

it('removals take away what a hotel shows of a kind', async () => {
  await shop.take(await readSampleShop());
  await shop.take([removal('reviews')]);
  expect((await openPage(700_001)).props.reviews.total).toBe(0);
  await shop.take([removal('pictures')]);
  expect([await countRows('hotel_picture'), await countRows('picture_file')]).toEqual([0, 0]);
  expect(await cardOf(700_001)).toMatchObject({ hasOnePicture: true });
});

it('with a hotel goes everything that is shown of it', async () => {
  await shop.take(await readSampleShop());
  await shop.take([removal('hotel')]);
  expect([
    await countRows('hotel_text'),
    await countRows('hotel_review'),
    await countRows('picture_file'),
  ]).toEqual([1, 0, 0]);
});

it('broken rows are refused by file, line, field and value', async () => {
  await shop.take(await readSampleShop());
  const small = await photograph('#336699', 799, 600);
  const gif = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  const whole = await photograph('#123456');
  answer = (request, response) => {
    if (request.url === '/small.jpg') response.end(small);
    else if (request.url === '/moved.jpg')
      response.writeHead(302, { location: 'http://10.0.0.1/x.jpg' }).end();
    else if (request.url === '/page.html') response.end('<html>no picture at all</html>');
    else if (request.url === '/cut.jpg') response.end(whole.subarray(0, 1500));
    else response.writeHead(404).end();
  };
  const row = (changes: string) =>
    `700001,,1,pool,,pool.jpg,Ada Lind,Ada Lind,contract 7,,Becken,,,,${changes}`;
  const report = await shop.take([
    picturesCsv(
      byUrl('/small.jpg'),
      byUrl('/moved.jpg'),
      byUrl('/page.html'),
      byUrl('/cut.jpg'),
      byUrl('/missing.jpg'),
      byUrl('/pool.jpg', { hotel: 1 }),
      byUrl('/pool.jpg', { room: 'TENT' }),
      byUrl('/pool.jpg').replace(`http://${host}`, 'https://169.254.169.254'),
      byUrl('/pool.jpg').replace(`http://${host}`, 'http://example.com'),
      byUrl('/pool.jpg').replace(`http://${host}`, 'https://[::ffff:10.1.2.3]'),
      row(''),
      row('').replace('pool.jpg', ''),
      row('').replace(',contract 7,', ',,'),
      row('').replace(',contract 7,,', ',contract 7,soon,'),
      row('').replace('Becken', ''),
      row('').replace('pool.jpg', 'other.gif'),
    ),
    pictureFile('other.gif', gif),
    pictureFile('nobody.jpg', whole),
    feedFile(
      'hotel-texts.csv',
      [
        'hotel_id,language,section,text',
        '1,de,intro,Schön',
        '700001,nl,intro,Mooi',
        '700001,de,lobby,Schön',
        '700001,de,intro,<b>Schön</b>',
        `700001,de,intro,${'x'.repeat(5001)}`,
      ].join('\n'),
    ),
    feedFile(
      'reviews.csv',
      [
        'hotel_id,review_id,origin,verified,date,rating,scores,language,title,text,author,travelled_as',
        '1,a,Portal,yes,2025-09-14,5,,de,Gut,Gut,,',
        '700001,a,,yes,2025-09-14,5,,de,Gut,Gut,,',
        '700001,a,Portal,perhaps,2025-09-14,5,,de,Gut,Gut,,',
        '700001,a,Portal,yes,2026-03-03,5,,de,Gut,Gut,,',
        '700001,a,Portal,yes,2025-09-14,9.5,,de,Gut,Gut,,',
        '700001,a,Portal,yes,2025-09-14,5,room:7,de,Gut,Gut,,',
        '700001,a,Portal,yes,2025-09-14,5,,de,Gut,,,',
        '700001,a,Portal,yes,2025-09-14,5,,de,Gut,Gut,,dog',
      ].join('\n'),
    ),
  ]);
  const url = `url 'http://${host}`;
  expect(report.split('\n').slice(0, -1)).toEqual([
    "hotel-texts.csv:2: hotel_id '1' is unknown.",
    "hotel-texts.csv:3: language 'nl' is none of de, en, it, es, fr.",
    expect.stringMatching(/^hotel-texts\.csv:4: section 'lobby' is none of intro, location, /),
    "hotel-texts.csv:5: text '<b>Schön</b>' has markup, write plain text.",
    expect.stringMatching(/^hotel-texts\.csv:6: text 'x+' is longer than 5000 characters\.$/),
    'pictures.csv:2: the picture has 799 x 600 pixels, 800 x 500 are the least that is shown.',
    `pictures.csv:3: ${url}/moved.jpg' is no https address.`,
    'pictures.csv:4: the picture is no JPEG, PNG or WebP.',
    'pictures.csv:5: the picture is damaged.',
    `pictures.csv:6: ${url}/missing.jpg' answers with status 404.`,
    "pictures.csv:7: hotel_id '1' is unknown.",
    "pictures.csv:8: room_code 'TENT' of hotel '700001' is unknown.",
    "pictures.csv:9: url 'https://169.254.169.254/pool.jpg' is no public address.",
    "pictures.csv:10: url 'http://example.com/pool.jpg' is no https address.",
    "pictures.csv:11: url 'https://[::ffff:10.1.2.3]/pool.jpg' is no public address.",
    "pictures.csv:12: file 'pool.jpg' is none of the delivery.",
    'pictures.csv:13: url and file are both empty.',
    "pictures.csv:14: licence '' is empty.",
    "pictures.csv:15: valid_until 'soon' is not a day, write YYYY-MM-DD.",
    'pictures.csv:16: alt_de, alt_en, alt_es, alt_fr and alt_it are all empty.',
    'pictures.csv:17: the picture is no JPEG, PNG or WebP.',
    "reviews.csv:2: hotel_id '1' is unknown.",
    "reviews.csv:3: origin '' is empty.",
    "reviews.csv:4: verified 'perhaps' is none of yes, no.",
    "reviews.csv:5: date '2026-03-03' is in the future.",
    "reviews.csv:6: rating '9.5' is not from 1 to 6.",
    "reviews.csv:7: scores 'room:7' is not scores from 1 to 6 such as location:5|room:4.5.",
    "reviews.csv:8: text '' is empty.",
    expect.stringMatching(/^reviews\.csv:9: travelled_as 'dog' is none of /),
    'nobody.jpg:1: no row of pictures.csv names this picture.',
    '4 of these name what is unknown, perhaps because it was refused above: mend the others first.',
  ]);
  // Nothing of a refused row is taken: the pictures of the sample shop stay.
  expect((await openPage(700_001)).props.details.media).toHaveLength(3);
});
