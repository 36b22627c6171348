-- Who really sells what a feed has brought; null for the operator's own goods. The rows are what is searched, the live call decides.
-- All flights of an airline come from one supplier: 'duffel'.
alter table supplier.airline add column supplier text;
-- The supplier, and its codes of hotel, room and board: 'hotelbeds:1234:DBL.ST:BB'.
alter table supplier.plan add column supplier text;
