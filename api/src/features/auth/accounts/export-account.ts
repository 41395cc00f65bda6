import { AppError } from '@registry/shared/errors/app-error'
import { imagePath } from '@registry/shared/images/image-file-names'
import type { Knex } from 'knex'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { Trace } from '../../../http/routes/route.ts'
import type { Owner } from '../../../http/routes/viewer.ts'
import * as audit from '../../audit/audit-store.ts'
import { actorOf } from '../../audit/audit-store.ts'
import * as registryStore from '../../registries/registry-store.ts'
import * as userStore from '../../users/user-store.ts'

// Secrets rather than personal data: they would allow others to impersonate the owner.
const SECRET = new Set(['idempotency_key', 'p256dh', 'auth'])

const inCamelCase = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function toEntry(row: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(row).filter(([column]) => !SECRET.has(column))
  return Object.fromEntries(kept.map(([column, value]) => [inCamelCase(column), value]))
}

/** Columns of offerings that the owner made to other registries. */
const OFFERED = [
  ...['id', 'item_name', 'description', 'detailed_description', 'category', 'condition'],
  ...['condition_notes', 'item_age', 'original_brand', 'quantity', 'suitable_age'],
  ...['offerer_name', 'offerer_email', 'offerer_phone', 'personal_message', 'availability'],
  ...['status', 'admin_notes', 'reject_reason', 'thank_you_note', 'created_at'],
]

interface Whose {
  registryId: string
  userId: string
}

/** Query of each list of the export. */
const LISTS = {
  formerSlugs: (db, { registryId }) => db('registry_slugs').where({ registry_id: registryId }),
  items: (db, { registryId }) => db('items').where({ registry_id: registryId }),
  itemImages: (db, { registryId }) => db('item_images').where({ registry_id: registryId }),
  contributions: (db, { registryId }) => db('contributions').where({ registry_id: registryId }),
  thankYous: (db, { registryId }) => db('thank_yous').where({ registry_id: registryId }),
  thankYouMails: (db, { registryId }) => db('thank_you_mails').where({ registry_id: registryId }),
  offerings: (db, { registryId }) => db('offerings').where({ registry_id: registryId }),
  offeringInterests: (db, { registryId }) =>
    db('offering_interests').where({ registry_id: registryId }),
  offeringMessages: (db, { registryId }) =>
    db('offering_messages').where({ registry_id: registryId }),
  offeringPhotos: (db, { registryId }) =>
    db('offering_photos')
      .where({ registry_id: registryId })
      // Implied; named because the index excludes other rows.
      .whereNotNull('offering_id')
      .select('id', 'offering_id', 'position', 'created_at')
      // Path of the image file.
      .select(db.raw(`'/images/' || content_hash || '.webp' as picture`)),
  // Offerings to other registries with the owner's verified email address.
  ownOfferings: (db, { registryId, userId }) =>
    db('offerings')
      .whereNot({ registry_id: registryId })
      .whereNull('deleted_at')
      .whereRaw(
        `lower(offerer_email) =
           (select lower(email) from users where id = ? and email_verified_at is not null)`,
        [userId],
      )
      .select(OFFERED),
  productLookups: (db, { registryId }) => db('scrapes').where({ registry_id: registryId }),
  pushSubscriptions: (db, { registryId }) =>
    db('push_subscriptions').where({ registry_id: registryId }),
  notificationChoices: (db, { userId }) => db('notification_choices').where({ user_id: userId }),
  devices: (db, { userId }) => db('sessions').where({ user_id: userId }),
  // The other columns only serve to verify the code.
  approvedExtensions: (db, { userId }) =>
    db('pairings')
      .where({ user_id: userId })
      .select('session_id', 'created_at', 'expires_at', 'used_at'),
  auditEvents: (db, { registryId, userId }) =>
    db('audit_events')
      .where({ registry_id: registryId })
      .orWhere({ actor_id: userId })
      .orWhere({ entity: 'user', entity_id: userId })
      // All lists are sorted by `created_at`.
      .select('*', 'at as created_at'),
} satisfies Record<string, (db: Db, whose: Whose) => Knex.QueryBuilder>

async function listsOf(db: Db, whose: Whose) {
  const lists: Record<string, Record<string, unknown>[]> = {}
  // Sequential: a snapshot has one connection.
  for (const [name, find] of Object.entries(LISTS)) {
    const rows: Record<string, unknown>[] = await find(db, whose).orderBy('created_at')
    lists[name] = rows.map(toEntry)
  }
  return lists
}

/**
 * Returns all stored data of a registry and its owner from one snapshot: keys in camel case, money in cents,
 * deleted rows included; no passwords, tokens or keys. Undefined for an unknown slug.
 */
export function exportRegistry(db: Db, slug: string) {
  return db.transaction(
    async trx => {
      const registry = await registryStore.findBySlug(trx, slug)
      const owner = registry && (await userStore.findById(trx, registry.ownerId))
      if (!registry || !owner) return undefined
      const { passwordHash: _, ...account } = owner
      const lists = await listsOf(trx, { registryId: registry.id, userId: owner.id })
      const { pictureHash, pictureFacts: __, ...rest } = registry
      const picture = pictureHash && imagePath(pictureHash)
      return { owner: account, registry: { ...rest, picture }, ...lists }
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}

/** Returns all stored data of an owner and their registry, and audits the export. */
export async function exportAccount(
  app: App,
  owner: Owner,
  trace: Trace,
): Promise<Record<string, unknown>> {
  const registry = await registryStore.findById(app.db, owner.registryId)
  const exported = registry && (await exportRegistry(app.db, registry.slug))
  if (!exported) throw new AppError('TOKEN_EXPIRED')
  await audit.record(app.db, { ...actorOf(owner), ...trace }, 'account.exported', {
    entity: 'user',
    entityId: owner.userId,
  })
  return exported
}
