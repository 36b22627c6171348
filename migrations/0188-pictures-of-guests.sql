-- bearable: new columns with a default; processes from before it show pictures that staff keep out
-- When its writer has agreed that it is published; null for pictures from before it was asked for each time.
alter table guest_review_picture add column agreed_at timestamptz;
-- Why staff keep it out of its review, for its writer, and who has decided so; '' and null where it is shown.
alter table guest_review_picture add column refusal text not null default '';
alter table guest_review_picture add column refused_by text;
alter table guest_review_picture add constraint guest_review_picture_refusal check ((refusal <> '') = (refused_by is not null));
