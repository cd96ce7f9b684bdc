-- One row is one entry of one log. Rows are added at the end and never changed: the triggers see to it.
create table entries (
  position integer primary key,
  stream text not null,
  version integer not null,
  format integer not null,
  body text not null,
  hash blob not null,
  unique (stream, version)
);

-- "insert or replace" would remove a row without a delete, so this also refuses a position that is taken.
create trigger entries_at_the_end before insert on entries
when new.version <> (select coalesce(max(version), 0) + 1 from entries where stream = new.stream)
  or exists (select 1 from entries where position >= new.position and new.position > 0)
begin
  select raise(abort, 'entries are only added at the end');
end;

create trigger entries_stay before update on entries
begin
  select raise(abort, 'entries are never changed');
end;

create trigger entries_are_kept before delete on entries
begin
  select raise(abort, 'entries are never removed');
end;
