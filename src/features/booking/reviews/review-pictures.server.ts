import type { Db } from '../../../database/open-kysely.server.ts';

const whole = { crop: { x: 0, y: 0, width: 1, height: 1 }, focal: { x: 0.5, y: 0.5 }, framing: 1 } as const;

/**
 * Pictures of guests for the image endpoint. Before staff have read a review, its writer and staff alone know the address of its
 * pictures: 62 bits by chance. Those of a refused review, and those that staff keep out of one, are not served here: only to staff.
 */
export function createReviewPictures(db: Db) {
  const select = (id: string) =>
    db
      .selectFrom('guest_review_picture')
      .innerJoin('guest_review', 'guest_review.id', 'review_id')
      .where('guest_review_picture.id', '=', id)
      .where('state', '<>', 'refused')
      .where('guest_review_picture.refusal', '=', '');
  return {
    /** How it is cut: never, staff only publish or refuse it. Null where there is no such picture. */
    async findFraming(id: string) {
      const row = await select(id).select('guest_review_picture.id').executeTakeFirst();
      return row === undefined ? null : whole;
    },
    async findPicture(id: string) {
      const row = await select(id).select(['picture', 'width', 'height']).executeTakeFirst();
      return row ?? null;
    },
  };
}
