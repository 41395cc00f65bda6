/** Addresses of the owner's area: one page, whose own router takes over. */
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

/** Addresses of the public pages beside the registries. */
export const SIDE_PATHS = [
  '/create-registry',
  '/extension',
  '/offline',
  '/privacy',
  '/supported-features',
] as const
