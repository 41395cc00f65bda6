import type { App } from '../../src/http/app.ts'
import { makeAccount } from '../make-account.ts'
import * as rows from './owner-fixture-rows.ts'

/** An owner with one of everything that can be theirs, each with a text that is found nowhere else. */
export interface OwnerFixture {
  userId: string
  email: string
  registryId: string
  slug: string
  itemId: string
  itemName: string
  contributionId: string
  /** Neither verified nor reminded of. */
  openContributionId: string
  imageId: string
  pictureUrl: string
  /** Where the picture is served from. */
  imagePath: string
  scrapeId: string
  /** What somebody offers: not reviewed yet, and accepted; with the key of the first one's mailed link. */
  offering: { id: string; acceptedId: string; key: string; email: string; told: string[] }
  /** A signed-in extension. */
  deviceId: string
  /** A browser that notifications go to. */
  pushEndpoint: string
  refreshToken: string
  /** What the owner approved, and no extension has claimed yet. */
  pairing: { challenge: string; code: string; verifier: string }
  verifyToken: string
  resetToken: string
  /** Where money goes: told to guests who pay, and to nobody else. */
  payee: string[]
  /** The owner's own: told to themselves alone. */
  account: string[]
  /** Of those who gave, and of what the owner keeps: in no public answer. */
  kept: string[]
  /** What names or reaches a person: gone with the account. */
  personal: string[]
}

/** Puts an owner with everything that is theirs into the database. */
export async function createOwnerFixture(app: App): Promise<OwnerFixture> {
  const { id: userId, email, registryId } = await makeAccount(app)
  const item = await rows.insertItem(app, registryId)
  const { itemId, itemName } = item
  const device = await rows.openDevice(app, userId)
  const [paid, given, picture, scrape, pairing, others, offered, verifyToken, resetToken] =
    await Promise.all([
      rows.setRegistry(app, registryId),
      rows.insertContribution(app, registryId, itemId),
      rows.insertPicture(app, registryId, itemId),
      rows.insertScrape(app, registryId),
      rows.insertPairing(app, userId, device.deviceId),
      rows.insertOthers(app, userId, registryId),
      rows.insertOfferings(app, registryId),
      rows.insertEmailToken(app, userId, 'verify'),
      rows.insertEmailToken(app, userId, 'reset'),
    ])
  return {
    ...{ userId, email, registryId, slug: paid.slug, itemId, itemName },
    contributionId: given.contributionId,
    openContributionId: given.openContributionId,
    ...picture,
    scrapeId: scrape.scrapeId,
    offering: {
      ...{ id: offered.offeringId, acceptedId: offered.acceptedId, key: offered.key },
      ...{ email: offered.offerer, told: offered.kept },
    },
    ...device,
    ...{ pairing, verifyToken, resetToken },
    pushEndpoint: others.pushEndpoint,
    payee: paid.payee,
    account: [userId, email, registryId],
    personal: [email, paid.date, given.giver, ...paid.payee, ...others.others, ...offered.kept],
    kept: [
      ...[
        paid.date,
        given.giver,
        item.scraped,
        scrape.scraped,
        scrape.scrapeId,
        picture.pictureUrl,
      ],
      ...[
        device.deviceId,
        device.refreshToken,
        pairing.code,
        pairing.verifier,
        verifyToken,
        resetToken,
        ...others.others,
        ...offered.kept,
        offered.key,
      ],
    ],
  }
}

/** Every text that nobody but the owner may be told by a call of the owner's area. */
export function textsOf(household: OwnerFixture): string[] {
  const { payee, account, kept, slug, itemId, itemName, imagePath } = household
  const { contributionId, openContributionId, offering } = household
  const gifts = [contributionId, openContributionId, offering.id, offering.acceptedId]
  return [...payee, ...account, ...kept, ...gifts, slug, itemId, itemName, imagePath]
}

/** What not even the owner's extension may be told: all but the products. */
export function nonProductTexts(household: OwnerFixture): string[] {
  const { payee, account, kept, contributionId, openContributionId, offering } = household
  const gifts = [contributionId, openContributionId, offering.id, offering.acceptedId]
  return [...payee, ...account, ...kept, ...gifts]
}
