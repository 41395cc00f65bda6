import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A closed account keeps its rows, since sums hang on them, but nothing that names anybody.
    alter table users add column closed_at timestamptz;
    alter table users add constraint users_closed_hold_nothing check (closed_at is null or
      (password_hash is null and not is_system_admin and admin_level is null and not can_manage_users));
    -- Its slug stays taken for ever.
    alter table registries add column closed_at timestamptz;

    -- Whom to tell that an account is closed, until that mail has left.
    create table farewells (
      user_id uuid primary key references users (id) on delete cascade,
      name text not null,
      email text not null,
      created_at timestamptz not null
    );
    create index farewells_by_age on farewells (created_at);

    -- Browsers and extensions that somebody signed in on, by the hash of what their cookie says.
    create table known_devices (
      user_id uuid not null references users (id) on delete cascade,
      device_hash text not null,
      last_used_at timestamptz not null,
      primary key (user_id, device_hash)
    );
    create index known_devices_by_age on known_devices (last_used_at);

    -- Wrong passwords in a row for one account from one network; the key names neither.
    create table login_failures (
      key text primary key,
      count integer not null check (count >= 0),
      first_at timestamptz not null,
      last_at timestamptz not null
    );
    create index login_failures_by_age on login_failures (last_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table login_failures;
    drop table known_devices;
    drop table farewells;
    alter table registries drop column closed_at;
    alter table users drop constraint users_closed_hold_nothing, drop column closed_at;
  `)
}
