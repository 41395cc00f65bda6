import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import type { Contributor } from './contributor-store.ts'

/** Contributor whose latest contribution is the latest that the owner saw. */
export interface SeenContributor extends Contributor {
  /** Whether a contribution arrived after it. */
  hasUnseen: boolean
}

/**
 * Returns the contributors as the owner saw them. Contributions deleted since count as seen; a contributor
 * without one in `lastSeenIds` stays unchanged. Throws NOT_FOUND if one of the ids belongs to another contributor or
 * registry.
 */
export async function asSeen(
  db: Db,
  { registryId, lastSeenIds }: { registryId: string; lastSeenIds: readonly string[] },
  contributors: readonly Contributor[],
): Promise<SeenContributor[]> {
  if (lastSeenIds.length === 0) return contributors.map(one => ({ ...one, hasUnseen: false }))
  const keys = new Set(contributors.map(({ key }) => key))
  const seen = await listSeen(db, registryId, lastSeenIds)
  if (seen.length < lastSeenIds.length || seen.some(({ key }) => !keys.has(key))) {
    throw new AppError('NOT_FOUND')
  }
  const latest = new Map(seen.map(one => [one.key, one]))
  return contributors.map(contributor => {
    const last = latest.get(contributor.key)
    if (!last || last.createdAt >= contributor.latestContributionAt) {
      return { ...contributor, hasUnseen: false }
    }
    const { id: latestContributionId, createdAt: latestContributionAt } = last
    return { ...contributor, latestContributionId, latestContributionAt, hasUnseen: true }
  })
}

interface SeenContribution {
  id: string
  /** Lower-cased email address of the contributor. */
  key: string
  createdAt: Date
}

/** Lists these contributions of a registry, deleted ones too, the oldest first. */
async function listSeen(
  db: Db,
  registryId: string,
  ids: readonly string[],
): Promise<SeenContribution[]> {
  return db('contributions')
    .where({ registry_id: registryId })
    .whereIn('id', ids)
    .orderBy('created_at')
    .select('id', { createdAt: 'created_at' }, db.raw('lower(email) as key'))
}
