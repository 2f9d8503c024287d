-- The second wall between lodgings. Run after the migrations, each time: a table added later is walled without anyone
-- remembering to. The application works as yado_app, which owns nothing and cannot step round the policies.

do $$
begin
  if not exists (select from pg_roles where rolname = 'yado_app') then
    create role yado_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not pg_has_role(current_user, 'yado_app', 'set') then
    execute format('grant yado_app to %I with set true', current_user);
  end if;
end $$;

grant usage on schema public to yado_app;
grant select, insert, update, delete on all tables in schema public to yado_app;
grant usage, select on all sequences in schema public to yado_app;

-- No tenant, no rows: a missing setting is null, and null equals nothing.
create or replace function current_hotel() returns integer
language sql stable parallel safe
return nullif(current_setting('app.hotel_id', true), '')::integer;

-- Whoever changes a lodging's rows, by whatever way, every process hears of it when the change is committed.
create or replace function tell_hotel_changed() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('hotel_changed', tg_table_name || ':' || changed.hotel_id) from (select distinct hotel_id from changed_rows) changed;
  return null;
end $$;

do $$
declare
  walled record;
  action text;
begin
  for walled in
    select class.oid, class.relname, class.relforcerowsecurity
    from pg_class class
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
    order by class.relname
  loop
    if not walled.relforcerowsecurity then
      execute format('alter table %I enable row level security', walled.relname);
      execute format('alter table %I force row level security', walled.relname);
    end if;
    if not exists (select from pg_policy where polrelid = walled.oid and polname = 'own_hotel_only') then
      execute format(
        'create policy own_hotel_only on %I using (hotel_id = current_hotel()) with check (hotel_id = current_hotel())',
        walled.relname);
    end if;
    -- Finding a lodging by its host or tag comes before a tenant is known; these two tables hold nothing secret.
    if walled.relname in ('hotel_host', 'hotel_tag')
       and not exists (select from pg_policy where polrelid = walled.oid and polname = 'directory') then
      execute format(
        'create policy directory on %I for select using (current_setting(''app.scope'', true) = ''directory'')',
        walled.relname);
    end if;
    -- Stock changes with every booking and shows on no cached page.
    if walled.relname <> 'room_night' then
      foreach action in array array['insert', 'update', 'delete'] loop
        if not exists (select from pg_trigger where tgrelid = walled.oid and tgname = 'tell_' || action) then
          execute format(
            'create trigger %I after %s on %I referencing %s table as changed_rows
             for each statement execute function tell_hotel_changed()',
            'tell_' || action, action, walled.relname, case action when 'delete' then 'old' else 'new' end);
        end if;
      end loop;
    end if;
  end loop;
end $$;
