-- Flights are sold with a room of another supplier: such a hold takes no room.
alter table supplier.hold drop constraint hold_nights_check;
alter table supplier.hold add constraint hold_nights_check check (nights >= 0);
