-- The name that an account gives to shops, which fill in forms with it. Both parts are optional.
alter table identity_provider.account add column first_name text;
alter table identity_provider.account add column last_name text;

-- What its owner calls a passkey; '' for one that has no name.
alter table identity_provider.passkey add column name text not null default '';

-- When the member proved to the issuer who they are; null for sessions of before. What cannot be undone asks for a recent one.
alter table member_session add column authenticated_at timestamptz;
