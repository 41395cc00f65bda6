/** Words of the ways to /admin that every page has; apart, as public pages load no more than these. */
export const adminAccessMessages = {
  title: 'Admin Dashboard',
  /** Name of the place that the floating button stands in. */
  region: 'Administration',
  /** It is reached by keyboard too, so it says what it does. */
  heart: 'Admin access: press five times',
} as const
