/** The menu of an item in the owner's list. */
export const itemMenuMessages = {
  edit: 'Edit',
  details: 'View details',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyByHand: (url: string) => `Your browser did not copy it. The link is ${url}`,
  hide: 'Hide from guests',
  show: 'Show to guests',
  reset: 'Reset contributions',
  delete: 'Delete',
} as const
