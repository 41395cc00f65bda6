/** Paths of the owner's area: one HTML page with a client-side router. */
export const APP_PATHS = [
  '/admin',
  '/dashboard',
  '/registry-settings',
  '/to-confirm',
  '/thank-yous',
  '/registry-card',
  '/scraping-logs',
  '/share-product',
  '/notification',
  '/verify-email',
  '/reset-password',
]

/** Paths of the public pages besides registries. */
export const SIDE_PATHS = [
  '/create-registry',
  '/extension',
  '/offline',
  '/privacy',
  '/supported-features',
] as const
