import type { ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { imagePath } from '@registry/shared/images/image-file-names'
import type { Db } from '../../db/connect.ts'
import { requireFound } from '../../http/routes/route.ts'
import { isEmailAddress } from '../contribution-records/contribution-policy.ts'
import { type Contributor, findContributors } from './contributor-store.ts'
import { isThanked, noteOf, statusOf } from './note-policy.ts'
import { listByContributors, type ThankedContribution } from './thanked-contribution-store.ts'

const toThankedItem = (contribution: ThankedContribution, { stored }: Contributor) => ({
  contributionId: contribution.id,
  itemName: contribution.itemName,
  category: contribution.category,
  thumbnailUrl: contribution.imageHash && imagePath(contribution.imageHash),
  picture: contribution.picture,
  amount: contribution.amountCents,
  message: contribution.message,
  timestamp: contribution.createdAt.toISOString(),
  isVerified: contribution.verifiedAt !== null,
  isThanked: isThanked(stored, contribution.createdAt),
  isThankedByMail: contribution.autoThankedAt !== null,
  isNameHidden: contribution.isNameHidden,
  isAmountHidden: contribution.isAmountHidden,
})

/** Converts a contributor with all their contributions for the owner. */
function toThankYou(
  contributor: Contributor,
  contributions: readonly ThankedContribution[],
): ThankYou {
  const { stored, latestContributionAt } = contributor
  const status = statusOf(stored, latestContributionAt)
  return {
    id: contributor.id,
    name: contributor.name,
    email: isEmailAddress(contributor.email) ? contributor.email : null,
    status,
    note: noteOf(stored, latestContributionAt),
    sentAt: stored?.sentAt?.toISOString() ?? null,
    isUndelivered: status !== 'sent' && Boolean(stored?.undeliveredAt),
    version: contributor.noteVersion,
    gifts: contributions.map(contribution => toThankedItem(contribution, contributor)),
  }
}

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
