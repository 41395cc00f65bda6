import { paymentLinkKey } from '../../src/features/contributions/payment-link/payment-link.ts'
import type { App } from '../../src/http/app.ts'
import { makeAccount } from '../make-account.ts'
import * as rows from './owner-fixture-rows.ts'

/** An owner with one row of each kind; each text is unique. */
export interface OwnerFixture {
  userId: string
  email: string
  registryId: string
  slug: string
  itemId: string
  itemName: string
  contributionId: string
  /** A contribution without verification and reminder. */
  openContributionId: string
  /** Key of its payment link. */
  paymentKey: string
  imageId: string
  pictureUrl: string
  /** Path of the served image. */
  imagePath: string
  scrapeId: string
  /** Offerings: one pending, one accepted; with the key of the first one's personal link. */
  offering: { id: string; acceptedId: string; key: string; email: string; told: string[] }
  /** A signed-in extension. */
  deviceId: string
  /** Endpoint of a push subscription. */
  pushEndpoint: string
  refreshToken: string
  /** An approved pairing that no extension has claimed. */
  pairing: { challenge: string; code: string; verifier: string }
  verifyToken: string
  resetToken: string
  /** Payment details: visible only to visitors who pay. */
  payee: string[]
  /** Account data: visible only to the owner. */
  account: string[]
  /** Data of contributors and private data of the owner: in no public response. */
  kept: string[]
  /** Personal data: deleted with the account. */
  personal: string[]
}

/** Inserts an owner with one row of each kind. */
export async function createOwnerFixture(app: App): Promise<OwnerFixture> {
  const { id: userId, email, registryId } = await makeAccount(app)
  const item = await rows.insertItem(app, registryId)
  const { itemId, itemName } = item
  const device = await rows.openDevice(app, userId)
  const [paid, given, image, scrape, pairing, others, offered, verifyToken, resetToken] =
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
    paymentKey: paymentLinkKey(app, given.openContributionId, app.now()),
    ...image,
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
    personal: [email, paid.date, ...given.givers, ...paid.payee, ...others.others, ...offered.kept],
    kept: [
      ...[
        paid.date,
        ...given.givers,
        item.scraped,
        scrape.scraped,
        scrape.scrapeId,
        image.pictureUrl,
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

/** Returns all texts that only the owner may receive from owner endpoints. */
export function textsOf(household: OwnerFixture): string[] {
  const { payee, account, kept, slug, itemId, itemName, imagePath } = household
  const { contributionId, openContributionId, offering } = household
  const contributions = [contributionId, openContributionId, offering.id, offering.acceptedId]
  return [...payee, ...account, ...kept, ...contributions, slug, itemId, itemName, imagePath]
}

/** Returns all texts that the owner's extension may not receive: everything except products. */
export function nonProductTexts(household: OwnerFixture): string[] {
  const { payee, account, kept, contributionId, openContributionId, offering } = household
  const contributions = [contributionId, openContributionId, offering.id, offering.acceptedId]
  return [...payee, ...account, ...kept, ...contributions]
}
