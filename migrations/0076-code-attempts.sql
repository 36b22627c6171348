-- Wrong voucher and promotion codes, by keyed digests of session, checkout and network.
create table code_miss (
  source text not null,
  at timestamptz not null
);
create index code_miss_source on code_miss (source, at);
create index code_miss_at on code_miss (at);

insert into retention_job (name) values ('code-misses');
