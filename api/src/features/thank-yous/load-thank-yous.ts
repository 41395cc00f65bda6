import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import type { Db } from '../../db/connect.ts'
import { requireFound } from '../../http/routes/route.ts'
import { type Contributor, findContributors } from './contributor-store.ts'
import { toThankYou } from './thank-you-presenter.ts'
import { listByContributors } from './thanked-contribution-store.ts'

/** Loads the contributions of contributors and converts both, in the given order. */
export async function withContributions(
  db: Db,
  registryId: string,
  contributors: readonly Contributor[],
): Promise<ThankYou[]> {
  const keys = contributors.map(({ key }) => key)
  const contributions = Map.groupBy(
    await listByContributors(db, registryId, keys),
    ({ key }) => key,
  )
  return contributors.map(contributor =>
    toThankYou(contributor, contributions.get(contributor.key) ?? []),
  )
}

/** Returns the contributor of a contribution. Throws NOT_FOUND if it is voided or of another registry. */
export async function getContributor(
  db: Db,
  registryId: string,
  contributionId: string,
): Promise<Contributor> {
  const [contributor] = await findContributors(db, registryId, [contributionId])
  return requireFound(contributor)
}

/** Loads a contributor with their contributions. */
export async function getThankYou(
  db: Db,
  registryId: string,
  contributionId: string,
): Promise<ThankYou> {
  const contributor = await getContributor(db, registryId, contributionId)
  const [thankYou] = await withContributions(db, registryId, [contributor])
  return requireFound(thankYou)
}
