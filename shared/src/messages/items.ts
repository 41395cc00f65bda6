import { formatDollars } from '../money/format-money.ts'
import type { Cents } from '../money/money.ts'

/** Texts of the owner's items: form, list, confirmations and failures. */
export const itemMessages = {
  nameRequired: 'Please enter a product name',
  urlRequired: 'Please enter a product URL',
  urlInvalid: 'Please enter a valid http or https address',
  categoryRequired: 'Category is required',
  priceInvalid: 'Please enter a valid price',
  addNew: '+ Add New Item',
  cancel: '✕ Cancel',
  listTitle: (count: number) => `Your Registry Items (${count})`,
  listSubtitle: 'Manage your baby registry items below',
  filters: { all: 'All Items', contributed: 'Contributed', gifted: 'Fully Gifted' },
  empty: {
    title: 'No items in your registry yet',
    text: 'Start building your baby registry by adding your first item',
    action: 'Add Your First Item',
    admin: 'No items in the registry yet',
  },
  tabs: { manual: 'Manual Entry', auto: 'Auto-Populate' },
  fetchFailed: 'Failed to fetch items. Please ensure you are logged in.',
  createFailed: 'Failed to create item',
  updateFailed: 'Failed to update item',
  deleteFailed: 'Failed to delete item',
  resetFailed: 'Failed to reset item',
  nothingToReset: 'This item has no contributions to reset.',
  deleted: (item: string) => `"${item}" has been deleted successfully`,
  confirmDelete: (item: string) => `Are you sure you want to permanently delete "${item}"?`,
  deleteCounts: (count: number, total: Cents) =>
    `It has ${count} ${count === 1 ? 'contribution' : 'contributions'} totaling ${formatDollars(total)}.`,
  deleteNoCounts: 'This item has no contributions yet.',
  cannotUndo: 'This action cannot be undone.',
  confirmReset: (item: string, count: number, total: Cents) =>
    `Are you sure you want to reset all contributions for "${item}"? This will remove ${count} contribution(s) totaling ${formatDollars(total)}. This action cannot be undone.`,
} as const
