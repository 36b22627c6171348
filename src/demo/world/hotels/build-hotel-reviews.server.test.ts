import { describe, expect, it } from 'vitest';
import { parseSceneKey } from '../../../domain/pictures/scene.ts';
import { REVIEW_PARTIES } from '../../../domain/search/catalogue.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { buildHotelReviews } from './build-hotel-reviews.server.ts';
import { buildHotels } from './build-hotels.server.ts';
import { smallPlaces } from './small-places.ts';

const today = requireDay('2027-03-15');
const hotels = [...buildHotels(smallPlaces, 300, 5)];
const reviewsByHotel = hotels.map((hotel) => buildHotelReviews(hotel, today));
const reviews = reviewsByHotel.flat();

describe('the reviews of a hotel', () => {
  it('are as many as the card says and have its rating as their mean [HOTEL-015]', () => {
    hotels.forEach(({ card }, at) => {
      const ratings = (reviewsByHotel[at] ?? []).map((review) => review.rating);
      expect(ratings.length).toBe(card.reviewCount);
      const sum = ratings.reduce((total, rating) => total + rating, 0);
      expect(ratings.length === 0 ? 0 : sum / ratings.length).toBe(card.rating);
    });
  });

  it('are none for a hotel without a rating', () => {
    const unrated = hotels.findIndex((hotel) => hotel.card.rating === 0);
    expect(reviewsByHotel[unrated]).toEqual([]);
  });

  it('are rated out of 6 [REVIEW-012]', () => {
    const isOutOfSix = (rating: number) => Number.isInteger(rating) && rating >= 10 && rating <= 60;
    expect(reviews.filter((review) => !isOutOfSix(review.rating))).toEqual([]);
  });

  it('are of the last two years, newest first', () => {
    for (const ofHotel of reviewsByHotel) {
      const days = ofHotel.map((review) => review.day);
      expect(days).toEqual([...days].sort((a, b) => b - a));
    }
    expect(reviews.filter(({ day }) => day >= today || day <= today - 731)).toEqual([]);
  });

  it('keep their day and words until they are two years old', () => {
    const [hotel] = hotels.filter((each) => each.card.reviewCount > 20);
    if (hotel === undefined) throw new Error('No hotel with many reviews');
    const later = new Map(buildHotelReviews(hotel, today + 30).map((review) => [review.id, review]));
    const recent = buildHotelReviews(hotel, today).filter((review) => review.day > today - 690);
    expect(recent.length).toBeGreaterThan(15);
    for (const review of recent) expect(later.get(review.id)).toEqual(review);
  });

  it('are written in all five languages, most of them in German', () => {
    const count = (language: string) => reviews.filter((review) => review.language === language).length;
    for (const language of LANGUAGES) expect(count(language)).toBeGreaterThan(0);
    expect(count('de')).toBeGreaterThan(reviews.length / 2);
  });

  it('have title, text, an abbreviated name and now and then a picture [SDATA-028]', () => {
    const faulty = reviews.filter(
      ({ title, text, userName, scene }) =>
        !/^\p{Lu}/u.test(title) ||
        !/^[\p{Lu}¡].*[.!]$/u.test(text) ||
        /[{}]|undefined| {2}/.test(text) ||
        !/^\p{Lu}\p{Ll}+ [A-Z]\.$/u.test(userName) ||
        (scene !== null && parseSceneKey(scene) === null),
    );
    expect(faulty).toEqual([]);
    expect(reviews.some((review) => review.scene !== null)).toBe(true);
  });

  it('have ids that nothing else has', () => {
    expect(new Set(reviews.map((review) => review.id)).size).toBe(reviews.length);
  });

  it('do not repeat between hotels, but for one in two thousand', () => {
    const hotelsOfText = Map.groupBy(
      reviewsByHotel.flatMap((ofHotel, at) => ofHotel.map(({ text }) => ({ text, at }))),
      ({ text }) => text,
    );
    const repeated = [...hotelsOfText.values()].filter((same) => new Set(same.map(({ at }) => at)).size > 1);
    expect(repeated.length).toBeLessThan(reviews.length / 2_000);
  });

  it('say who travelled, rate parts of the stay near the whole, and name where they come from', () => {
    for (const { rating, origin } of reviews) {
      expect(origin?.party).not.toBeNull();
      expect(origin?.name).toBe('Reiseforum Musterstadt');
      for (const score of Object.values(origin?.scores ?? {})) {
        expect([1, 2, 3, 4, 5, 6]).toContain(score);
        expect(Math.abs(score - rating / 10)).toBeLessThanOrEqual(1.5);
      }
    }
    const parties = new Set(reviews.map(({ origin }) => origin?.party));
    expect(parties).toEqual(new Set(REVIEW_PARTIES));
  });

  it('are no family’s in a house for adults', () => {
    hotels.forEach(({ card }, at) => {
      if (card.attributes.includes('adults_only'))
        expect(reviewsByHotel[at]?.filter(({ origin }) => origin?.party === 'family')).toEqual([]);
    });
  });

  it('have spread: a hotel with many reviews has good and mixed ones', () => {
    // At the ends of the scale all guests agree.
    const many = reviewsByHotel.filter(
      (ofHotel, at) => ofHotel.length >= 20 && (hotels[at]?.card.rating ?? 60) <= 56,
    );
    expect(many.length).toBeGreaterThan(10);
    for (const ofHotel of many) expect(new Set(ofHotel.map(({ rating }) => rating)).size).toBeGreaterThan(3);
  });

  it('differ from each other where they are read together', () => {
    for (const ofHotel of reviewsByHotel) {
      const shown = ofHotel.slice(0, 6).map((review) => review.text);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('praise only what the hotel has', () => {
    hotels.forEach((hotel, at) => {
      const words = (reviewsByHotel[at] ?? []).map((review) => review.text).join(' ');
      if (!hotel.card.attributes.includes('pool')) expect(words).not.toMatch(/\bpool\b/i);
      if (hotel.metresToBeach === null) expect(words).not.toMatch(/\bStrand\b|\bbeach\b/i);
      if (!hotel.card.attributes.includes('spa')) expect(words).not.toMatch(/Sauna|Wellness/i);
    });
  });
});
