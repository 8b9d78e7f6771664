-- The suppliers table for a Supabase project of your own (spec §3 "Supplier application", §7; R19).
-- Run it once in the project's SQL editor, then build with VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY and
-- VITE_SUPABASE_EXTRA_COLUMNS=sim: this table has more columns than the specification's eight.
-- The public key may insert one row and do nothing else: no read, no change, no delete.

create table if not exists public.suppliers (
  id uuid primary key default gen_random_uuid(),
  brand text not null check (char_length(brand) between 1 and 200),
  responsible_name text not null check (char_length(responsible_name) between 1 and 200),
  responsible_email text not null
    check (char_length(responsible_email) <= 254 and responsible_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  city text not null check (char_length(city) between 1 and 120),
  founding_year integer check (founding_year between 1500 and 2200),
  instagram text check (char_length(instagram) <= 200),
  stock_quantity integer check (stock_quantity between 0 and 10000000),
  how_found_winex text check (char_length(how_found_winex) <= 200),

  -- Consent (R19): which terms, and when, by the database's clock.
  terms_version text not null check (char_length(terms_version) between 1 and 40),
  terms_accepted_at timestamptz not null default now(),

  -- The browser's id of one filled form: a second click or a retry is refused with 23505, which the
  -- form takes as "already received".
  client_id uuid not null unique,
  -- The trap and the haste of robots; people leave the first empty and need longer for the second.
  website text not null default '' check (website = ''),
  seconds_to_fill integer check (seconds_to_fill >= 3),

  created_at timestamptz not null default now()
);

alter table public.suppliers enable row level security;

revoke all on public.suppliers from anon, authenticated;
grant insert (
  brand, responsible_name, responsible_email, city, founding_year, instagram, stock_quantity,
  how_found_winex, terms_version, client_id, website, seconds_to_fill
) on public.suppliers to anon;

drop policy if exists "candidatura pelo site" on public.suppliers;
create policy "candidatura pelo site" on public.suppliers
  for insert to anon
  with check (website = '' and coalesce(seconds_to_fill, 3) >= 3);

-- At most 200 applications an hour over all senders: a robot that changes its address fills no table.
create or replace function public.suppliers_allowance() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('suppliers', 0));
  if (select count(*) from public.suppliers where created_at > now() - interval '1 hour') >= 200 then
    raise exception 'too many rows' using errcode = '53400',
      hint = 'Recebemos muitas candidaturas agora. Espere uma hora e envie de novo.';
  end if;
  return new;
end $$;

drop trigger if exists suppliers_allowance on public.suppliers;
create trigger suppliers_allowance before insert on public.suppliers
  for each row execute function public.suppliers_allowance();
