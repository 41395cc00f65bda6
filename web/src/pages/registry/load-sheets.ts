/** Loaders of lazy chunks. The browser caches the modules. */
export const loadContributeToItem = () => import('./contribute-to-item.tsx')
export const loadPayments = () =>
  import('../../features/contributions/pay/payment-method-picker.tsx')
export const loadItemDetails = () => import('../../features/registry/items/public-item-details.tsx')
export const loadAuthSheet = () => import('./auth-sheet.tsx')
export const loadTrackOfferingsSheet = () => import('./track-offerings-sheet.tsx')
export const loadOwnOfferingSheet = () => import('./own-offering-sheet.tsx')
export const loadPaymentLinkSheet = () => import('./payment-link-sheet.tsx')
export const loadEditOffering = () => import('../../features/offerings/track/own/edit-offering.tsx')
export const loadOfferItemSheet = () => import('./offer-item-sheet.tsx')
export const loadOfferWizard = () => import('../../features/offerings/offer/offering-wizard.tsx')
export const loadWelcome = () => import('../../features/onboarding/onboarding-sheet.tsx')
export const loadDrawer = () => import('../../features/registry/page/registry-drawer.tsx')

/** Prefetches a chunk. Errors are ignored here and shown when the chunk is rendered. */
export function prefetchChunk(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
