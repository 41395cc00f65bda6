/** The access to /admin on every page; in a file of its own, so that public pages load nothing more. */
export const adminAccessMessages = {
  title: 'Admin Dashboard',
  /** Label of the floating button's landmark. */
  region: 'Administration',
  /** Neutral, because the link to the administration is secret. */
  heart: 'Heart',
} as const
