create table booking (id int generated always as identity primary key, guest text not null);
