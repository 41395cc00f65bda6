import type { Knex } from 'knex'

/**
 * A contribution in one statement: finds the registry by its slug and stores the item for retries, which took a
 * statement each. `contribute_and_load` is for the release before. The settings are those of `contribute`, for the
 * same reasons.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- 'given': the sum, the contribution, its audit entry, its jobs and the item for retries are stored. 'full': nothing
    -- is, the amount does not fit or the item cannot be given to. 'known': the key is in use. 'used': the contribution of
    -- this key is older than the stored responses. 'unknown': no open registry has this slug.
    create function contribute_once(gift jsonb, out outcome text, out "registryId" uuid, out item json)
      language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    declare
      contribution contributions := jsonb_populate_record(null::contributions, gift->'contribution');
      jobs jsonb := gift->'jobs';
      sends_thank_you boolean;
      key text;
    begin
      select id, auto_thank_you_enabled into "registryId", sends_thank_you
        from registries where slug = gift->>'slug' and closed_at is null;
      if not found then
        outcome := 'unknown';
        return;
      end if;

      -- The hash of scope and key, as scopeKey in idempotency.ts computes it.
      key := encode(sha256(convert_to('contribute ' || "registryId" || ' ' || contribution.item_id || e'\\n', 'UTF8')
                           || decode(gift->>'key', 'hex')), 'hex');
      if key is not null then
        insert into idempotency_keys (scope_key, request_hash) values (key, gift->>'requestHash')
          on conflict (scope_key) do nothing;
        if not found then
          outcome := 'known';
          return;
        end if;
        if exists (select from contributions where idempotency_key = key) then
          delete from idempotency_keys where scope_key = key;
          outcome := 'used';
          return;
        end if;
      end if;

      update items
         set amount_contributed_cents = amount_contributed_cents + contribution.amount_cents,
             updated_at = contribution.created_at
       where id = contribution.item_id and registry_id = "registryId"
         and not is_hidden and deleted_at is null
         and amount_contributed_cents + contribution.amount_cents <= total_price_cents;
      if not found then
        delete from idempotency_keys where scope_key = key;
        outcome := 'full';
        return;
      end if;

      insert into contributions (id, registry_id, item_id, name, email, amount_cents, message, payment_method,
                                 idempotency_key, created_at, is_name_hidden, is_amount_hidden)
        values (contribution.id, "registryId", contribution.item_id, contribution.name,
                contribution.email, contribution.amount_cents, contribution.message,
                contribution.payment_method, key, contribution.created_at,
                coalesce(contribution.is_name_hidden, false), coalesce(contribution.is_amount_hidden, false));
      insert into audit_events (id, actor_kind, registry_id, action, entity, entity_id, details,
                                request_id, network)
        select id, actor_kind, "registryId", action, entity, entity_id, details, request_id, network
          from jsonb_populate_record(null::audit_events, gift->'audit');
      if sends_thank_you then jobs := jobs || (gift->'thankYouJobs'); end if;
      perform graphile_worker.add_jobs(array(
        select jsonb_populate_record(null::graphile_worker.job_spec, spec) from jsonb_array_elements(jobs) spec
      ));

      -- The fields have the names of the api's records. Contributions are arrays, which are faster to
      -- create and store than objects. Hidden names and amounts are not stored for retries.
      select row_to_json(loaded) into item from (
        select i.id, i.product_name as "productName", i.product_description as "productDescription",
               i.product_url as "productUrl", i.category, i.total_price_cents as "totalPriceCents",
               i.amount_contributed_cents as "amountContributedCents", i.quantity,
               i.accepts_physical_donations as "acceptsPhysicalDonations", i.created_at as "createdAt",
               p.content_hash as "imageHash",
               case when m.hash is not null then json_build_object(
                 'width', m.width, 'height', m.height, 'colour', m.colour, 'widths', m.widths
               ) end as picture,
               (select json_agg(given) from (
                  select json_build_array(c.id, case when c.is_name_hidden then '' else c.name end,
                                          case when c.is_amount_hidden then 0 else c.amount_cents end,
                                          c.message, c.created_at, c.is_name_hidden, c.is_amount_hidden)
                    from contributions c
                   where c.registry_id = i.registry_id and c.item_id = i.id and c.deleted_at is null
                   order by c.created_at desc, c.id desc
               ) given(given)) as contributions
          from items i
          left join item_images p
            on p.item_id = i.id and p.registry_id = i.registry_id and p.is_selected
          left join images m on m.hash = p.content_hash
         where i.registry_id = "registryId" and i.id = contribution.item_id
      ) loaded;
      -- The release before loads the item of such a response anew.
      update idempotency_keys
         set status = 200,
             answer = jsonb_build_object('contribution', jsonb_build_object('id', contribution.id), 'item', item)
       where scope_key = key;
      outcome := 'given';
    end $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function contribute_once(jsonb)')
}
