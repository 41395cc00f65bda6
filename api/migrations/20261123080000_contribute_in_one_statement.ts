import type { Knex } from 'knex'

/**
 * A contribution locks its item for one statement instead of one transaction of many, so that hundreds at once
 * need not wait for each other's round trips. Stored response bodies are json, which keeps their text.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table idempotency_keys add column body json;

    -- 'given': the sum, the contribution, its audit entry and its jobs are stored. 'full': nothing is, the amount
    -- does not fit or the item cannot be given to. 'known': the key is in use. 'used': the contribution of this key
    -- is older than the stored answers.
    create function contribute(gift jsonb) returns text language plpgsql as $$
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
                                 payment_method, idempotency_key, created_at)
        values (contribution.id, contribution.registry_id, contribution.item_id, contribution.name,
                contribution.email, contribution.amount_cents, contribution.message,
                contribution.payment_method, key, contribution.created_at);
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
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function contribute(jsonb); alter table idempotency_keys drop column body')
}
