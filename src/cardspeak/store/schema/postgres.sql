-- One row is one entry of one log. Rows are added at the end and never changed: the triggers see to it.
create schema if not exists cardspeak;

create table cardspeak.entries (
  position bigint generated always as identity primary key,
  stream text not null,
  version integer not null,
  format integer not null,
  body text not null,
  hash bytea not null,
  unique (stream, version)
);

create table cardspeak.layout (version integer not null);

create function cardspeak.at_the_end() returns trigger language plpgsql as $$
begin
  if new.version <> (select coalesce(max(version), 0) + 1 from cardspeak.entries where stream = new.stream) then
    raise exception 'entries are only added at the end';
  end if;
  return new;
end $$;

create function cardspeak.kept() returns trigger language plpgsql as $$
begin
  raise exception 'entries are never changed or removed';
end $$;

create trigger entries_at_the_end before insert on cardspeak.entries
  for each row execute function cardspeak.at_the_end();
create trigger entries_are_kept before update or delete or truncate on cardspeak.entries
  for each statement execute function cardspeak.kept();
