import { formatDollars } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'
import { isolated } from '../isolated.ts'

/** The owner's items: list, details, confirmations and failures. */
export const itemMessages = {
  nameRequired: 'Please enter a product name',
  urlRequired: 'Please enter a product URL',
  urlInvalid: 'Please enter a valid http or https address',
  idsRequired: 'Please choose at least one item',
  idTwice: 'An item stands here twice',
  notYours: 'This item is not on your registry',
  categoryRequired: 'Category is required',
  priceInvalid: 'Please enter a valid price',
  quantityInvalid: 'Please enter a whole number from 0 to 99',
  quantityFull: (most: number) => `At most ${most} of one item can be on the list`,
  addNew: '+ Add New Item',
  cancel: '✕ Cancel',
  listTitle: (count: number) => `Your Registry Items (${count})`,
  loadingTitle: 'Your Registry Items',
  loading: 'Your items are on their way',
  listSubtitle: 'Manage your baby registry items below',
  filters: { all: 'All Items', contributed: 'Contributed', gifted: 'Fully Gifted' },
  empty: {
    title: 'No items in your registry yet',
    text: 'Start building your baby registry by adding your first item',
    action: 'Add Your First Item',
    admin: 'No items in the registry yet',
  },
  fetchFailed: 'Failed to fetch items. Please ensure you are logged in.',
  createFailed: 'Failed to create item',
  updateFailed: 'Failed to update item',
  deleteFailed: 'Failed to delete item',
  resetFailed: 'Failed to reset item',
  nothingToReset: 'This item has no contributions to reset.',
  contributionsChanged:
    'The contributions changed in the meantime, so nothing was reset. Please look at them again.',
  errorTitle: 'Your items did not load',
  reference: (requestId: string) => `If you write to us, mention request ${requestId}.`,
  tryAgain: 'Try Again',
  login: 'Login',
  noResult: {
    title: 'Nothing here yet',
    contributed: 'Items that someone has given money for will gather here.',
    gifted: 'Items that are fully gifted will gather here.',
    action: 'Show All Items',
  },
  filterLabel: 'Filter items',
  card: {
    status: { open: 'Still needed', partly: 'Partly funded', gifted: 'Fully Gifted' },
    of: (total: Cents) => `of ${formatDollars(total)}`,
    none: 'No contributions yet',
    toConfirm: (amount: Cents) => `${formatDollars(amount)} to confirm`,
    left: (amount: Cents) => `${formatDollars(amount)} still needed`,
    /** An item without a price counts as fully funded, with zero contributors. */
    complete: (people: number) => {
      if (people === 0) return 'No price yet. Until you enter one, guests see it as fully gifted.'
      return `Complete, from ${people === 1 ? '1 person' : `${people} people`}`
    },
    details: 'Details',
    detailsOf: (item: string) => `Details of ${item}`,
    edit: (item: string) => `Edit ${item}`,
    menu: {
      open: (item: string) => `More actions for ${item}`,
      edit: 'Edit',
    },
    funded: (item: string) => `Funded: ${item}`,
  },
  details: {
    openAt: (host: string) => `Open at ${host}`,
    confirmed: (amount: Cents) => `${formatDollars(amount)} confirmed`,
    promised: (amount: Cents) => `${formatDollars(amount)} promised`,
    contributors: (count: number) => (count === 1 ? '1 contributor' : `${count} contributors`),
    none: 'No one has given for this item yet. Share your page, and gifts will show up here.',
    edit: 'Edit item',
    reset: 'Reset contributions',
    close: 'Close',
  },
  added: (item: string) => `"${isolated(item)}" is on your registry`,
  saved: (item: string) => `"${isolated(item)}" has been saved`,
  wasReset: (item: string) => `Contributions for "${isolated(item)}" have been reset`,
  confirm: {
    deleteTitle: 'Delete this item?',
    deleteAction: 'Delete item',
    resetTitle: 'Reset contributions?',
    resetAction: 'Reset contributions',
    cancel: 'Cancel',
  },
  deleted: (item: string) => `"${isolated(item)}" has been deleted successfully`,
  confirmDelete: (item: string) =>
    `Are you sure you want to permanently delete "${isolated(item)}"?`,
  deleteCounts: (count: number, total: Cents) =>
    `It has ${count} ${count === 1 ? 'contribution' : 'contributions'} totaling ${formatDollars(total)}.`,
  deleteNoCounts: 'This item has no contributions yet.',
  cannotUndo: 'This action cannot be undone.',
  confirmReset: (item: string, count: number, total: Cents) =>
    `Are you sure you want to reset all contributions for "${isolated(item)}"? This will remove ${count} contribution(s) totaling ${formatDollars(total)}. This action cannot be undone.`,
} as const
