-- Challenges of the proof of work that were used: each opens a form once, whichever process it is shown to. Names nobody.
create table captcha_used (
  digest bytea primary key,
  -- From then on the challenge itself has ended, and the row may go.
  expires_at timestamptz not null
);
create index captcha_used_by_end on captcha_used (expires_at);
