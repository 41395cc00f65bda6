import type { Knex } from 'knex'

/** A contributor may hide their name, the amount or both on the public page; the owner sees them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table contributions
      add column is_name_hidden boolean not null default false,
      add column is_amount_hidden boolean not null default false;

    create trigger contributions_hidden after update on contributions
      for each row when ((old.is_name_hidden, old.is_amount_hidden)
                         is distinct from (new.is_name_hidden, new.is_amount_hidden))
      execute function announce_list();
  `)
  await knex.raw(
    contributeFunction({
      columns: ', is_name_hidden, is_amount_hidden',
      // The previous release sends neither.
      values: `, coalesce(contribution.is_name_hidden, false),
                coalesce(contribution.is_amount_hidden, false)`,
    }),
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(contributeFunction({ columns: '', values: '' }))
  await knex.raw(`
    drop trigger contributions_hidden on contributions;
    alter table contributions drop column is_name_hidden, drop column is_amount_hidden;
  `)
}

/** The function of 20261123080000, whose insert has these columns and values in addition. */
const contributeFunction = (added: { columns: string; values: string }) => `
    create or replace function contribute(gift jsonb) returns text language plpgsql as $$
    declare
      contribution contributions := jsonb_populate_record(null::contributions, gift->'contribution');
      key text := contribution.idempotency_key;
      job jsonb;
    begin
      if key is not null then
        insert into idempotency_keys (scope_key, request_hash) values (key, gift->>'requestHash')
          on conflict (scope_key) do nothing;
        if not found then return 'known'; end if;
        if exists (select from contributions where idempotency_key = key) then
          delete from idempotency_keys where scope_key = key;
          return 'used';
        end if;
      end if;

      update items
         set amount_contributed_cents = amount_contributed_cents + contribution.amount_cents,
             updated_at = contribution.created_at
       where id = contribution.item_id and registry_id = contribution.registry_id
         and not is_hidden and deleted_at is null
         and amount_contributed_cents + contribution.amount_cents <= total_price_cents;
      if not found then
        delete from idempotency_keys where scope_key = key;
        return 'full';
      end if;

      insert into contributions (id, registry_id, item_id, name, email, amount_cents, message,
                                 payment_method, idempotency_key, created_at${added.columns})
        values (contribution.id, contribution.registry_id, contribution.item_id, contribution.name,
                contribution.email, contribution.amount_cents, contribution.message,
                contribution.payment_method, key, contribution.created_at${added.values});
      insert into audit_events (id, actor_kind, registry_id, action, entity, entity_id, details,
                                request_id, network)
        select id, actor_kind, registry_id, action, entity, entity_id, details, request_id, network
          from jsonb_populate_record(null::audit_events, gift->'audit');
      for job in select * from jsonb_array_elements(gift->'jobs') loop
        perform graphile_worker.add_job(job->>'name', (job->'payload')::json,
                                        max_attempts => (job->>'maxAttempts')::int,
                                        priority => (job->>'priority')::int);
      end loop;
      return 'given';
    end $$;
  `
