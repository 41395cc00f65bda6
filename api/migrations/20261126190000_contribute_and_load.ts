import type { Knex } from 'knex'

/**
 * Returns the item as visitors see it together with the outcome of a contribution, which saves the request a
 * statement. The fields have the names of the api's records, so that a later release may add some. The release before
 * calls `contribute`. The settings are those of `contribute`, for the same reasons.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function contribute_and_load(gift jsonb, out outcome text, out item json)
      language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    declare
      contribution jsonb := gift->'contribution';
    begin
      outcome := contribute(gift);
      if outcome <> 'given' then return; end if;
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
                  select c.id, c.name, c.amount_cents as "amountCents", c.message,
                         c.created_at as "createdAt", c.is_name_hidden as "isNameHidden",
                         c.is_amount_hidden as "isAmountHidden"
                    from contributions c
                   where c.registry_id = i.registry_id and c.item_id = i.id and c.deleted_at is null
                   order by c.created_at desc, c.id desc
               ) given) as contributions
          from items i
          left join item_images p
            on p.item_id = i.id and p.registry_id = i.registry_id and p.is_selected
          left join images m on m.hash = p.content_hash
         where i.registry_id = (contribution->>'registry_id')::uuid
           and i.id = (contribution->>'item_id')::uuid
      ) loaded;
    end $$;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function contribute_and_load(jsonb)')
}
