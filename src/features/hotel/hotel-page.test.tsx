import { expect, test } from 'vitest';
import { readWords, renderInShop, type ShopOptions } from '../../../tests/factories/render-in-shop.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { HotelDescription } from './description/hotel-description.tsx';
import { exampleHotel, exampleHotelDetails, exampleReviews } from './example-hotel.ts';
import { HotelFactsLine } from './hotel-facts-line.tsx';
import { HotelTitle } from './hotel-title.tsx';
import { PictureMosaic } from './pictures/picture-mosaic.tsx';
import { HotelReviews } from './reviews/hotel-reviews.tsx';
import ReviewsDialog from './reviews/reviews-dialog.tsx';

const facts = (options?: ShopOptions) =>
  renderInShop(<HotelFactsLine hotel={exampleHotel} reviews={exampleReviews} offer={null} />, options);

test('[HOTEL-008] a link leads back', async () => {
  const markup = await renderInShop(<Breadcrumbs listPath="/de-de/search?destinations=7" places={[]} />);
  expect(markup).toMatch(/<a [^>]*href="\/de-de\/search\?destinations=7"[^>]*>.*Back to the list<\/a>/);
});

test('[HOTEL-013] a link leads to the map further down', async () => {
  expect(await facts()).toContain('<a href="#hotel-map">Show on map</a>');
});

test('[HOTEL-015] [HOTEL-016] [HOTEL-017] the average rating is shown in suns out of 6', async () => {
  const markup = await facts();
  expect(markup).toContain('aria-label="Guest rating: 5.3 out of 6 suns"');
  expect(readWords(markup)).toContain('9 reviews');
});

test('[FLAG-009] without the flag no rating is shown', async () => {
  expect(await facts({ flags: { hotelRating: false } })).not.toContain('suns');
});

test('name, stars and place are on the picture', async () => {
  const markup = await renderInShop(<HotelTitle hotel={exampleHotel} />);
  expect(markup).toContain('aria-label="Hotel category: 4.5 stars"');
  expect(readWords(markup)).toBe('Hotel Chora Danae Agia Marina, Kreta');
});

test('[HOTEL-020] [HOTEL-021] [HOTEL-023] [HOTEL-029] the short description opens the full one, grouped and ending with the warning', async () => {
  const markup = await renderInShop(<HotelDescription hotelName="Chora" details={exampleHotelDetails} />);
  expect(markup).toContain('popoverTarget="hotel-details"');
  expect(readWords(markup)).toMatch(
    /Ferien am Meer, ohne viel zu planen\. Der Tag beginnt .* See all details Chora The hotel .* Location .* Important information .* reduced mobility\.$/,
  );
});

test('[MEDIA-004] the film has a button of its own where there is one', async () => {
  const render = (media: typeof exampleHotelDetails.media) =>
    renderInShop(
      <PictureMosaic hotelName="Chora" media={media} scene={exampleHotel.mainImage.scene}>
        Chora
      </PictureMosaic>,
    );
  expect(readWords(await render(exampleHotelDetails.media))).toContain('Film 4 pictures');
  expect(readWords(await render(exampleHotelDetails.media.slice(0, 4)))).toBe(
    'Außenansicht : view large Illustration Chora Doppelzimmer : view large Illustration Pool : view large Illustration Strand : view large Illustration 4 pictures',
  );
  expect(readWords(await render([]))).toBe('Illustration Chora');
});

test('each picture of the mosaic says itself whether it is an illustration', async () => {
  const photograph = 'upload.k3v9x0q2m7b4a8ca8c776554';
  const media = exampleHotelDetails.media
    .slice(0, 3)
    .map((item, at) => (at === 0 ? { ...item, scene: photograph, caption: 'Terrace' } : item));
  const markup = await renderInShop(
    <PictureMosaic hotelName="Chora" media={media} scene={photograph}>
      Chora
    </PictureMosaic>,
  );
  expect(readWords(markup)).toMatch(
    /^Terrace : view large Chora .* view large Illustration .* view large Illustration /,
  );
});

test('[HOTEL-027] a hotel without media shows its picture, which opens nothing', async () => {
  const markup = await renderInShop(
    <PictureMosaic hotelName="Chora" media={[]} scene={exampleHotel.mainImage.scene}>
      Chora
    </PictureMosaic>,
  );
  expect(markup).toContain('<img');
  expect(markup).not.toContain('<button');
});

test('[HOTEL-026] [REVIEW-001] [REVIEW-002] the reviews panel has its title and two reviews', async () => {
  const markup = await renderInShop(<HotelReviews hotel={exampleHotel} reviews={exampleReviews} />);
  expect(markup).toContain('<h2 id="reviews-title">Reviews</h2>');
  expect(markup.match(/<li/g)).toHaveLength(2);
  expect(readWords(markup)).toMatch(/View more reviews Show all reviews$/);
});

test('reviews say whether and how they were checked', async () => {
  const markup = await renderInShop(<HotelReviews hotel={exampleHotel} reviews={exampleReviews} />);
  expect(readWords(markup)).toMatch(/booked with us and stayed at the hotel|booked their trip with us/);
});

test('[REVIEW-009] a hotel without reviews says so', async () => {
  const none = { total: 0, first: [], reviewsUrl: null };
  const markup = await renderInShop(<HotelReviews hotel={exampleHotel} reviews={none} />);
  expect(readWords(markup)).toContain('Unfortunately no reviews found');
});

test('[REVIEW-006] all reviews are linked where they have a site of their own', async () => {
  const reviews = { ...exampleReviews, reviewsUrl: 'https://reviews.example/7' };
  const markup = await renderInShop(<HotelReviews hotel={exampleHotel} reviews={reviews} />);
  expect(markup).toContain('href="https://reviews.example/7"');
});

test('a review in another language names it and carries it', async () => {
  const markup = await renderInShop(<HotelReviews hotel={exampleHotel} reviews={exampleReviews} />);
  expect(markup).toContain('lang="de"');
  expect(readWords(markup)).toContain('Anna B. · as a couple · October 2026 · in German');
});

test('[REVIEW-009] [HOTEL-015] a hotel that was rated elsewhere counts those ratings, and its modal says that there is no review', async () => {
  const none = { total: 0, first: [], reviewsUrl: null };
  const hotel = { ...exampleHotel, ratings: { average: 5.3, count: 812 } };
  const glance = await renderInShop(<HotelFactsLine hotel={hotel} reviews={none} offer={null} />);
  expect(readWords(glance)).toContain('812 reviews');
  const modal = await renderInShop(
    <ReviewsDialog title="Chora" average={5.3} reviews={[]} moreHref={null} onClose={() => undefined} />,
  );
  expect(readWords(modal)).toContain('Unfortunately no reviews found');
});
