import type { Profile, ProfileChanges } from '@registry/shared/contract/account/settings'
import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type RequestMeta, requireFound } from '../../http/routes/route.ts'
import type { RegistryViewer } from '../../http/routes/viewer.ts'
import * as audit from '../audit/audit-store.ts'
import { actorOf } from '../audit/audit-store.ts'
import { loadUser } from '../auth/sessions/load-user.ts'
import * as profileStore from '../registries/profile-store.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'

/** Used slugs stay reserved, so the limit prevents hoarding them. */
const MOVES: Limit = {
  name: 'registry-moves',
  points: 10,
  windowS: 86_400,
  by: 'registry',
  store: 'postgres',
}

/** Returns whether the viewer can use a slug. Only administrators can take that of the default registry. */
export function isSlugAvailable(
  { db, config }: App,
  viewer: RegistryViewer,
  slug: string,
): Promise<boolean> {
  const isAdmin = viewer.kind === 'owner' && viewer.isAdmin
  const reservedSlug = isAdmin ? undefined : config.defaultRegistrySlug
  return profileStore.isSlugFree(db, { slug, id: viewer.registryId, reservedSlug })
}

/** Checks and counts a slug change before anything is locked. Throws SLUG_TAKEN, RATE_LIMITED. */
async function checkSlugChange(app: App, viewer: RegistryViewer, slug?: string): Promise<void> {
  if (slug === undefined) return
  const { registryId } = viewer
  const registry = requireFound(await registryStore.findById(app.db, registryId))
  if (registry.slug === slug) return
  if (!(await isSlugAvailable(app, viewer, slug))) throw profileStore.createSlugTakenError()
  await app.rateLimits.consume(MOVES, registryId)
}

const toProfile = (registry: registryStore.Registry): Required<Profile> => ({
  name: registry.ownerName,
  registrySlug: registry.slug,
  registryTitle: registry.title,
  registrySubtitle: registry.subtitle,
  giftPassingEnabled: registry.giftPassingEnabled,
  isListed: registry.isListed,
})

const FIELDS = [
  'name',
  'registrySlug',
  'registryTitle',
  'registrySubtitle',
  'giftPassingEnabled',
  'isListed',
] as const

/** Merges the changes into the profile. The legacy administrator has no account, so the name stays. */
function mergeProfile(
  before: Required<Profile>,
  changes: ProfileChanges,
  viewer: RegistryViewer,
): Required<Profile> {
  const given = FIELDS.filter(field => changes[field] !== undefined)
  const after = { ...before, ...Object.fromEntries(given.map(field => [field, changes[field]])) }
  return viewer.kind === 'owner' ? after : { ...after, name: before.name }
}

async function createProfileConflict(db: Db, app: App, viewer: RegistryViewer): Promise<AppError> {
  const current = await loadUser({ db, config: app.config }, viewer)
  return new AppError('EDIT_CONFLICT', { data: { current } })
}

interface Change {
  registry: registryStore.Registry
  before: Required<Profile>
  after: Required<Profile>
  at: Date
}

async function write(db: Db, { registry, before, after, at }: Change): Promise<void> {
  const { id, ownerId, slug } = registry
  if (after.registrySlug !== slug) {
    await profileStore.changeSlug(db, { id, from: slug, to: after.registrySlug, at })
  }
  const { registryTitle: title, registrySubtitle: subtitle, giftPassingEnabled, isListed } = after
  await profileStore.setHeader(db, id, { title, subtitle, giftPassingEnabled, isListed }, at)
  if (after.name !== before.name) await userStore.setName(db, ownerId, after.name, at)
}

/**
 * Changes given fields of the owner's name and the slug, texts and settings of the registry; the former slug
 * redirects. Does nothing if nothing changed. Throws SLUG_TAKEN, RATE_LIMITED, and EDIT_CONFLICT with the current
 * user if another write came after the given version.
 */
export async function changeProfile(
  app: App,
  viewer: RegistryViewer,
  { changes, meta }: { changes: ProfileChanges; meta: RequestMeta },
): Promise<void> {
  const { registryId } = viewer
  await checkSlugChange(app, viewer, changes.registrySlug)
  const at = app.now()
  await app.db.transaction(async trx => {
    await profileStore.lock(trx, registryId)
    const registry = requireFound(await registryStore.findById(trx, registryId))
    const before = toProfile(registry)
    const after = mergeProfile(before, changes, viewer)
    const fields = FIELDS.filter(field => before[field] !== after[field])
    if (fields.length === 0) return
    const claim = { column: 'version', version: changes.version } as const
    if (!(await profileStore.claimVersion(trx, registryId, claim)))
      throw await createProfileConflict(trx, app, viewer)
    await write(trx, { registry, before, after, at })
    await audit.record(trx, { ...actorOf(viewer), ...meta.trace }, 'registry.profile_changed', {
      entityId: registryId,
      details: { fields },
    })
  })
}
