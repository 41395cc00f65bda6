/**
 * Loaders of sheets that few visitors open. The live updates bring them, once the browser is idle, so that the list of
 * their many files does not delay the first view.
 */
export const loadAuthSheet = () => import('./auth-sheet.tsx')
export const loadTrackOfferingsSheet = () => import('./track-offerings-sheet.tsx')
export const loadOwnOfferingSheet = () => import('./own-offering-sheet.tsx')
export const loadPaymentLinkSheet = () => import('./payment-link-sheet.tsx')
export const loadOfferItemSheet = () => import('./offer-item-sheet.tsx')
export const loadEditOffering = () => import('../../features/offerings/track/own/edit-offering.tsx')
export const loadOfferWizard = () => import('../../features/offerings/offer/offering-wizard.tsx')
