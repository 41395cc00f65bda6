const rarelyOpened = () => import('./rarely-opened-sheets.ts')

/** Loaders of lazy chunks. The browser caches the modules. */
export const loadContributeToItem = () => import('./contribute-to-item.tsx')
export const loadItemDetails = () => import('../../features/registry/items/public-item-details.tsx')
export const loadAuthSheet = async () => (await rarelyOpened()).loadAuthSheet()
export const loadTrackOfferingsSheet = async () => (await rarelyOpened()).loadTrackOfferingsSheet()
export const loadOwnOfferingSheet = async () => (await rarelyOpened()).loadOwnOfferingSheet()
export const loadPaymentLinkSheet = async () => (await rarelyOpened()).loadPaymentLinkSheet()
export const loadOfferItemSheet = async () => (await rarelyOpened()).loadOfferItemSheet()
export const loadWelcome = () => import('../../features/onboarding/onboarding-sheet.tsx')
export const loadDrawer = () => import('../../features/registry/page/registry-drawer.tsx')

/** Prefetches a chunk. Errors are ignored here and shown when the chunk is rendered. */
export function prefetchChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
