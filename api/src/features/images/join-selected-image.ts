import type { Knex } from 'knex'
import type { Db } from '../../db/connect.ts'

const PICTURE_FACTS = `json_build_object(
  'width', m.width, 'height', m.height, 'colour', m.colour, 'widths', m.widths)`

/** Joins the selected image of each item, aliased `i`, and selects `imageHash` and `picture`. */
export function joinSelectedImage(db: Db, query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query
    .leftJoin('item_images as p', join =>
      join
        .on('p.item_id', 'i.id')
        .andOn('p.registry_id', 'i.registry_id')
        .andOnVal('p.is_selected', true),
    )
    .leftJoin('images as m', 'm.hash', 'p.content_hash')
    .select({ imageHash: 'p.content_hash' })
    .select(db.raw(`case when m.hash is not null then ${PICTURE_FACTS} end as picture`))
}
