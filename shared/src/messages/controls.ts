/** Controls on every screen. */
export const controlMessages = {
  close: 'Close',
  notifications: 'Notifications',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const
