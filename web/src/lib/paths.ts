/** Every address of the web app. */
export const paths = {
  home: '/registry',
  registry: (slug: string) => `/registry/${encodeURIComponent(slug)}`,
  admin: '/admin',
  dashboard: '/dashboard',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  settings: '/registry-settings',
  createRegistry: '/create-registry',
  extension: '/extension',
  privacy: '/privacy',
  supportedFeatures: '/supported-features',
} as const
