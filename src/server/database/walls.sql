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
  if not exists (select from pg_roles where rolname = 'yado_directory') then
    create role yado_directory nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not pg_has_role(current_user, 'yado_directory', 'set') then
    execute format('grant yado_directory to %I with set true', current_user);
  end if;
  if not exists (select from pg_roles where rolname = 'yado_accounts') then
    create role yado_accounts nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not pg_has_role(current_user, 'yado_accounts', 'set') then
    execute format('grant yado_accounts to %I with set true', current_user);
  end if;
end $$;

grant usage on schema public to yado_app, yado_directory;
grant select, insert, update, delete on all tables in schema public to yado_app;
grant usage, select on all sequences in schema public to yado_app;
-- What happened can't be made undone: a ledger is only added to, and what was sold stays.
revoke update, delete, truncate 
  on event, audit_log, site_version, payment_inbox, inventory_ledger, block_ledger, money_ledger, credit_ledger, credit_part, order_line, order_night, order_attachment, attachment_ledger, rail_ledger from yado_app;
revoke delete, truncate
  on "order", order_guest, coupon_redemption, refund, refund_transfer, payment_attempt, invoice, room_night, member, credit_lot, rail_reservation from yado_app;
-- Parts of an attachment are given back, and it ends; what it was sold as stays.
grant update (quantity, state, time, expires_at, left_at) on order_attachment to yado_app;
-- A line is as sold, but the ages of an erased guest's children go.
grant update (guests) on order_line to yado_app;
-- Which rooms a block takes never changes: it is released, and another one made.
revoke update, delete, truncate on room_block from yado_app;
grant update (released_at) on room_block to yado_app;

-- Finding a lodging by its host or tag comes before a tenant is known, and so does finding one that has work to do. Whoever
-- looks for that sees of all lodgings these columns, and no other: whose it is, which it is, and when it is due; and of each
-- lodging what others show of it.
grant select on hotel_host, hotel_tag, hotel_card, order_hold, stay_mail_round, credit_round to yado_directory;
grant select (hotel_id, seq, checked_seq) on audit_head to yado_directory;
grant select (hotel_id, event_id, subscriber, subject_id, state, next_at) on delivery to yado_directory;
grant select (hotel_id, mail_id, state, next_at, created_at) on mail to yado_directory;
grant select (hotel_id, attempt_id, state, next_poll_at) on payment_attempt to yado_directory;
grant select (hotel_id, order_id, reason, transfer_no, state, next_at) on refund_transfer to yado_directory;
grant select (hotel_id, relate_number, state, next_at) on invoice to yado_directory;
grant select (hotel_id, order_id, attachment_no, expires_at) on order_attachment to yado_directory;
grant select (hotel_id, booking_number, next_at, expires_at) on rail_reservation to yado_directory;
grant select (hotel_id, publish_at, failed_at) on scheduled_publish to yado_directory;
-- Where a person is a member, or works: the accounts service must know, to list one's lodgings and to delete an account.
grant select (hotel_id, member_id) on member to yado_directory;
grant select (hotel_id, account_id, role) on staff to yado_directory;
-- Which lodgings their owners have not published yet: to count them, and to archive those that nobody works on.
grant select (hotel_id, made_by, public_since, archived_at) on hotel_setup to yado_directory;
-- Domains that are looked at each day.
grant select (hotel_id, host, proved_at, checked_at) on domain_claim to yado_directory;
-- Where a person is invited: found by the address that the person has proved.
grant select (hotel_id, invitation_id, email, expires_at, ended_at) on staff_invitation to yado_directory;

-- Uploads that were left, and pictures that were not made to the end.
grant select (hotel_id, picture_id, state, next_at) on picture to yado_directory;

-- The schedule of jobs belongs to no lodging.
grant usage on schema platform to yado_app, yado_directory;
grant select, insert, update, delete on platform.job to yado_app;
grant select on platform.job to yado_directory;

-- Accounts are seen by their own role alone, which sees nothing of any lodging.
grant usage on schema platform to yado_accounts;
grant select, insert, update, delete on platform.account, platform.account_identity, platform.passkey, platform.sign_in_code,
  platform.sign_in_budget, platform.known_device, platform.oidc_record, platform.session_origin, platform.signing_key,
  platform.staff_session, platform.made_lodging
  to yado_accounts;

-- No tenant, no rows: a missing setting is null, and null equals nothing.
create or replace function current_hotel() returns bigint
language sql stable parallel safe
return nullif(current_setting('app.hotel_id', true), '')::bigint;

-- Changes are announced by the verbs that make them (server/cache/announce-change.ts), not by triggers as once.
drop function if exists tell_hotel_changed() cascade;

do $$
declare
  walled record;
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
    if has_any_column_privilege('yado_directory', walled.oid, 'select') and not exists (select from pg_policy
      where polrelid = walled.oid and polname = 'directory' and polroles = array['yado_directory'::regrole::oid]) then
      execute format('drop policy if exists directory on %I', walled.relname);
      execute format('create policy directory on %I for select to yado_directory using (true)', walled.relname);
    end if;
  end loop;
end $$;
