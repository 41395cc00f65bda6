import { formatDollars } from '../../money/format-money.ts'
import type { Cents } from '../../money/money.ts'
import { isolated } from '../isolated.ts'

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** The owner's item list: search, order and bulk changes. */
export const itemListMessages = {
  tools: 'Search and sort',
  search: 'Search your items',
  clearSearch: 'Clear search',
  sort: 'Sort by',
  sorts: {
    own: 'Your order',
    newest: 'Newest first',
    name: 'Name',
    price: 'Highest price',
    progress: 'Most funded',
  },
  found: (count: number, all: number) =>
    count === all ? `All ${items(all)} shown` : `${count} of ${items(all)} shown`,
  noMatch: {
    title: 'Nothing by that name',
    text: (search: string) => `No item of yours has “${search}” in its name.`,
    textInFilter: (search: string, filter: string) =>
      `No item under ${filter} has “${search}” in its name.`,
    action: 'Clear search',
  },
  hidden: 'Hidden from guests',
  quantity: (count: number) => `× ${count}`,
  quantityName: (count: number) => `Quantity ${count}`,
  done: 'Done',
  reorder: {
    start: 'Reorder',
    title: 'Put your items in order',
    hint: 'Guests see them in this order. Drag a row, or use its buttons.',
    list: 'Items in your order',
    drag: (item: string) => `Drag ${item}`,
    up: (item: string) => `Move ${item} up`,
    down: (item: string) => `Move ${item} down`,
    position: (item: string) => `Move ${item} to position`,
    moved: (item: string, place: number, of: number) => `${item} moved to ${place} of ${of}`,
    pickedUp: (item: string, place: number, of: number) =>
      `${item} picked up from ${place} of ${of}`,
    over: (item: string, place: number, of: number) => `${item} is over ${place} of ${of}`,
    putBack: (item: string) => `${item} put back where it was`,
    keys: 'Press space to pick a row up, the arrow keys to move it, space to put it down, and Escape to put it back.',
    saving: 'Saving…',
    saved: 'Saved',
    failed: 'Your order was not saved. The items stand as they did before.',
  },
  select: {
    start: 'Select',
    item: (item: string) => `Select ${item}`,
    all: 'Select all shown',
    bar: 'Selected items',
    count: (count: number) => `${count} selected`,
    category: 'Category…',
    hide: 'Hide',
    show: 'Show',
    delete: 'Delete',
    categoryTitle: (count: number) => `Category of ${items(count)}`,
    categoryLabel: 'Category',
    categorySave: 'Move',
    close: 'Close',
    confirmTitle: (count: number) => `Delete ${items(count)}?`,
    names: (count: number, names: string[], others: number) => {
      const quoted = names.map(name => `“${isolated(name)}”`).join(', ')
      return `${items(count)}: ${quoted}${others > 0 ? ` and ${others} more` : ''}.`
    },
    given: (people: number, amount: Cents) =>
      `${people === 1 ? '1 contribution' : `${people} contributions`} totaling ${formatDollars(amount)} would go with them.`,
    noneGiven: 'Nobody has given for them yet.',
    undoable: 'You can undo this until you close the page.',
    confirmAction: (count: number) => `Delete ${items(count)}`,
    cancel: 'Cancel',
  },
  changed: {
    category: (count: number, category: string) => `${items(count)} moved to ${category}`,
    hide: (count: number) => `${items(count)} hidden from guests`,
    show: (count: number) => `${items(count)} shown to guests`,
    delete: (count: number) => `${items(count)} deleted`,
    restore: (count: number) => `${items(count)} back on your registry`,
  },
  changeFailed: {
    category: (count: number) => `The category of ${items(count)} was not changed.`,
    hide: (count: number) =>
      `${items(count)} could not be hidden. Guests still see ${count === 1 ? 'it' : 'them'}.`,
    show: (count: number) =>
      `${items(count)} could not be shown. ${count === 1 ? 'It is' : 'They are'} still hidden.`,
    delete: (count: number) => `${items(count)} could not be deleted. Everything is as it was.`,
    restore: (count: number) => `${items(count)} could not be brought back. Please try again.`,
  },
  undo: 'Undo',
  deleted: (count: number) => `${items(count)} deleted.`,
  dismiss: 'Close this notice',
  retry: 'Retry',
} as const
