-- Former prices come from the history of factors: what happened to be shown says nothing about the days it was not.
drop table offered_price;
