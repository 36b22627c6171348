-- Since when sign-ins of before count no longer: the issuer may still know a browser in which the member has signed out everywhere.
alter table member add column signed_out_at timestamptz;
