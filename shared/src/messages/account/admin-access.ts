/** The access to /admin on every page; in a file of its own, so that public pages load nothing more. */
export const adminAccessMessages = {
  title: 'Admin Dashboard',
  /** Label of the floating button's landmark. */
  region: 'Administration',
  /** States the action, since the button can be reached by keyboard. */
  heart: 'Admin access: press five times',
} as const
