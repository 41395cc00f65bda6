/** The installed app and its notifications. */
export const workerMessages = {
  unread: { title: 'News from your registry', body: 'Open your dashboard to see what is new.' },
  manifest: {
    name: 'Baby Registry',
    shortName: 'Registry',
    description: 'A gift registry for a baby on the way: gifts, contributions and thank-yous.',
    screenshots: {
      dashboard: 'The dashboard of the parents, with gifts and what was given',
      registry: 'The page that family and friends see',
    },
    shortcuts: { dashboard: 'Dashboard', add: 'Add item', confirm: 'To confirm' },
  },
} as const
