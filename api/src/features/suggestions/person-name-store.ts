import type { Db } from '../../db/connect.ts'

/** Words that occur in names and products: "Baby Lim and family" must not remove "baby" from a product. */
const COMMON = ['and', 'the', 'for', 'from', 'with', 'baby', 'family', 'friends', 'team']

/** Returns the names of a registry's owner and contributors, whole and by word, that occur in the text. */
export async function findNamesIn(db: Db, registryId: string, text: string): Promise<string[]> {
  const { rows }: { rows: { part: string }[] } = await db.raw(
    `with people as (
       select name from contributions where registry_id = :registryId
       union
       select users.name from registries join users on users.id = registries.owner_id
         where registries.id = :registryId
     )
     select distinct part
       from people, lateral (select name union select regexp_split_to_table(name, '\\s+')) as p (part)
       where length(part) > 1 and position(lower(part) in lower(:text)) > 0
         and lower(part) <> all (:common)`,
    { registryId, text, common: COMMON },
  )
  return rows.map(({ part }) => part)
}
