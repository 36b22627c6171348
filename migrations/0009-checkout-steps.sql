-- What the shopper adds to a checkout, step by step. Each part is checked by the server before it is written here.
alter table checkout
  -- ChosenExtra[], at the prices the supplier named.
  add column extras jsonb not null default '[]',
  add column insurance_market text,
  -- When the supplier confirmed the base total that the shopper agreed to.
  add column price_confirmed_at timestamptz,
  -- Traveller[] in the order of the party, Contact: both or neither.
  add column travellers jsonb,
  add column contact jsonb,
  add column comments text not null default '',
  add column first_person_billed boolean not null default true,
  add column billing jsonb,
  add column tracking_params jsonb not null default '{}',
  add constraint travellers_with_contact check ((travellers is null) = (contact is null));
update checkout set price_confirmed_at = created_at;
alter table checkout alter column price_confirmed_at set not null;
