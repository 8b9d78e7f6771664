/**
 * Earlier versions kept the counts of searches. What they made for it goes before the rows are built again: the trigger would
 * write every search text into the log. The lists' tables follow in the order of the rebuild. A search of an earlier version
 * reads both, so that it and this may wait for each other: PostgreSQL ends one of them, and the installation is tried again.
 */
export const DROP_KEPT_COUNTS = /* sql */ `
drop table if exists read_model.search_log, read_model.search_count, read_model.search_horizon, read_model.gram, read_model.gram_state;
drop function if exists read_model.prune_search_log(), read_model.kept_search(text, text[]), read_model.rare_trigrams(text),
  read_model.is_hit(text, text, text, text[]), read_model.statuses_key(text[]),
  read_model.count_products(text, text[]), read_model.find_products(text, text[]);
do $$ begin
  if to_regproc('read_model.log_search') is null then return; end if;
  lock table read_model.seller, read_model.product, read_model.product_search in access exclusive mode;
  drop function read_model.log_search() cascade;
end $$;
`
