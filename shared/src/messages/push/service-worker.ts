/** The installed app and its notifications. */
export const workerMessages = {
  unread: { title: 'News from your registry', body: 'Open your dashboard to see what is new.' },
  manifest: {
    name: 'Baby Registry',
    shortName: 'Registry',
    description: 'A gift registry for a baby on the way: gifts, contributions and thank-yous.',
    shortcuts: { dashboard: 'Dashboard', add: 'Add a gift', confirm: 'To confirm' },
  },
} as const
