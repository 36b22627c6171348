-- A company is data in src/companies: its row is filled from it at each start. One that is no longer there keeps its facts and its numbers,
-- so that what it has sold stays readable and nobody else gives its numbers.
alter table company
  add column facts jsonb,
  add column booking_start text not null default '' check (booking_start ~ '^[2-9A-HJ-NP-Z]{0,2}$'),
  -- Null for a company that has never been data: its documents begin with the brand's letters.
  add column document_prefix text unique check (document_prefix ~ '^[A-Z0-9]{3}$');
