import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The note to everybody who gave from one address, whatever name they gave.
    create table thank_yous (
      id uuid primary key,
      registry_id uuid not null references registries (id),
      email text not null check (email = lower(email)),
      status text not null default 'draft' check (status in ('draft', 'sent')),
      note text not null default '' check (length(note) <= 2000),
      -- Gifts until then are thanked for, also while a note for later ones is a draft.
      sent_at timestamptz,
      -- What sent_at was before, for taking the last marking back.
      sent_before_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (registry_id, email),
      check (status <> 'sent' or sent_at is not null)
    );

    -- A note on its way, as it was when it was sent; gone once its mail has left.
    create table thank_you_mails (
      id uuid primary key,
      registry_id uuid not null references registries (id),
      contribution_id uuid not null references contributions (id),
      note text not null,
      created_at timestamptz not null default now()
    );
    create index thank_you_mails_by_registry on thank_you_mails (registry_id);
    create index thank_you_mails_by_contribution on thank_you_mails (contribution_id);

    -- All that somebody gave, however long the registry is.
    create index contributions_by_guest on contributions (registry_id, lower(email))
      where deleted_at is null;

    -- When the mail that thanks by itself was taken by a mail server.
    alter table contributions add column auto_thanked_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contributions drop column auto_thanked_at;
    drop index contributions_by_guest;
    drop table thank_you_mails;
    drop table thank_yous;
  `)
}
