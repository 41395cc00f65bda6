/** Search, sort and compact list of a long public registry. */
export const itemToolsMessages = {
  label: 'Search and sort items',
  search: 'Search items',
  sort: 'Sort items',
  sorts: {
    own: "The parents' order",
    left: 'Least left to give',
    newest: 'Newest first',
    name: 'Name, A to Z',
  },
  compact: 'Compact list',
  noMatch: (query: string) => `Nothing matches “${query}”`,
  noMatchText: 'Try another word, or go back to the whole list.',
  clear: 'Show all items',
} as const
