/** The dashboard's invitation to notifications, and the results of accepting it. */
export const pushBannerMessages = {
  label: 'Push Notifications',
  title: 'Know the moment a gift arrives.',
  text: 'Get an alert on this device, even when the browser is closed.',
  enable: 'Enable Notifications',
  enabling: 'Enabling…',
  dismiss: 'Dismiss',
  enabled: 'Notifications enabled successfully!',
  notSupported: 'Push notifications not supported',
  failed: 'Failed to subscribe',
  closed: 'Still off: your browser’s question was closed.',
  denied: 'Notifications are blocked. Settings says how to allow them.',
} as const
