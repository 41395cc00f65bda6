/** Every address of the web app. */
export const paths = {
  home: '/registry',
  registry: (slug: string) => `/registry/${encodeURIComponent(slug)}`,
  admin: '/admin',
  dashboard: '/dashboard',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  settings: '/registry-settings',
  toConfirm: '/to-confirm',
  thankYous: '/thank-yous',
  registryCard: '/registry-card',
  shareProduct: '/share-product',
  scrapingLogs: '/scraping-logs',
  createRegistry: '/create-registry',
  extension: '/extension',
  privacy: '/privacy',
  supportedFeatures: '/supported-features',
} as const
