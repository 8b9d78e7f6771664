/**
 * What the database itself refuses from every writer: changing or removing an entry, changing what an entry is worth, and a
 * payout of anything but available entries that no other payout has.
 */
export const LEDGER_RULES = /* sql */ `
create or replace function ledger_today() returns date language sql stable as $$
  select (now() at time zone 'America/Sao_Paulo')::date $$;

create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
  begin raise exception 'entries of the ledger are never changed or removed'; end $$;
create or replace trigger ledger_entry_append_only before update or delete on "ledger_entry"
  for each row execute function ledger_refuse_change();
create or replace trigger ledger_entry_no_truncate before truncate on "ledger_entry"
  for each statement execute function ledger_refuse_change();

create or replace function ledger_check_payout() returns trigger language plpgsql as $$
  declare
    paid public.payout;
    taken bigint;
    early bigint;
  begin
    select * into paid from public.payout where id = new.source_id;
    select coalesce(sum(amount), 0), count(*) filter (where available_on is null or available_on > ledger_today()
             or seller_id <> new.seller_id)
      into taken, early from public.ledger_standing where payout_id = new.source_id;
    if paid.id is null or paid.seller_id <> new.seller_id then
      raise exception 'no such payout of this seller: %', new.source_id;
    elsif new.kind = 'payout' and (paid.amount <> -new.amount or taken <> -new.amount or early > 0) then
      raise exception 'payout % of % is not what is available: %', new.source_id, -new.amount, taken;
    elsif new.kind = 'payout_returned' and (paid.status <> 'failed' or paid.amount <> new.amount or taken <> 0) then
      raise exception 'payout % has not failed', new.source_id;
    end if;
    return new;
  end $$;
create or replace trigger ledger_entry_payout before insert on "ledger_entry"
  for each row when (new.kind in ('payout', 'payout_returned')) execute function ledger_check_payout();

-- An entry of an order that has its day already has that day; an adjustment is available at once.
create or replace function ledger_stand() returns trigger language plpgsql as $$
  begin
    insert into public.ledger_standing (entry_id, seller_id, order_id, amount, available_on)
    select new.id, new.seller_id, new.order_id, new.amount,
           case when new.order_id is null then (new.effective_at at time zone 'America/Sao_Paulo')::date
                else (select max(s.available_on) from public.ledger_standing s where s.order_id = new.order_id) end;
    return null;
  end $$;
create or replace trigger ledger_entry_stand after insert on "ledger_entry"
  for each row when (new.kind not in ('payout', 'payout_returned')) execute function ledger_stand();

create or replace function ledger_keep_standing() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or (new.entry_id, new.seller_id, new.amount) is distinct from (old.entry_id, old.seller_id, old.amount)
       or new.order_id is distinct from old.order_id then
      raise exception 'what an entry is worth never changes';
    elsif old.payout_id is not null and new.payout_id is not null and old.payout_id <> new.payout_id then
      raise exception 'entry % is in another payout already', old.entry_id;
    elsif old.payout_id is not null and new.payout_id is null
       and exists (select from public.payout where id = old.payout_id and status <> 'failed') then
      raise exception 'payout % has not failed', old.payout_id;
    end if;
    return new;
  end $$;
create or replace trigger ledger_standing_keep before update or delete on "ledger_standing"
  for each row execute function ledger_keep_standing();

create or replace function payout_keep() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' or old.status <> 'prepared' or (new.id, new.number, new.seller_id, new.amount)
       is distinct from (old.id, old.number, old.seller_id, old.amount) then
      raise exception 'a payout is decided once and never removed';
    end if;
    return new;
  end $$;
create or replace trigger payout_decided_once before update or delete on "payout"
  for each row execute function payout_keep();
`
