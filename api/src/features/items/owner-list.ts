import { listOwnItems } from '@registry/shared/contract/items/items'
import type { App } from '../../http/app.ts'
import { type EncodedText, type Encoding, encodeText } from '../../http/responses/encodings.ts'
import { PrivateBody } from '../../http/responses/private-body.ts'
import { encodeResponse } from '../../http/routes/parse-input.ts'
import { loadContributionsOfDeleted } from './deleted-items-store.ts'
import { toOwnerItem } from './item-presenter.ts'
import { loadItems } from './load-items.ts'
import { paginate } from './paginate.ts'

type Page = Parameters<typeof paginate>[1]

/** Memory in bytes of a cached list besides its text. */
const ENTRY_BYTES = 1000

/** Loads a page of the items of a registry, as its owner sees them. */
export async function loadOwnerList({ db }: Pick<App, 'db'>, registryId: string, page: Page) {
  const { part, total } = paginate(await loadItems(db, registryId), page)
  const items = part.map(({ item, contributions }) => toOwnerItem(item, contributions))
  return { items, total, ...(await loadContributionsOfDeleted(db, registryId)) }
}

async function encodeOwnerList(
  app: App,
  registryId: string,
  encoding: Encoding,
): Promise<EncodedText> {
  const list = await loadOwnerList(app, registryId, {})
  return encodeText(JSON.stringify(encodeResponse(listOwnItems, list)), encoding)
}

/**
 * Returns the whole list of a registry's items for its owner, whose access token the caller has checked. Cached until
 * a change is notified; not cached while the notification connection is behind.
 */
export function cachedOwnerList(app: App, registryId: string): PrivateBody {
  return new PrivateBody(async encoding => {
    const load = () => encodeOwnerList(app, registryId, encoding)
    if (!(await app.notifications.isCaughtUp())) return load()
    const cached = await app.ownerLists.get(`${registryId} ${encoding}`, async isAbout => {
      isAbout(registryId)
      const value = await load()
      return { value, size: value.bytes.length + ENTRY_BYTES }
    })
    return cached ?? load()
  })
}
