/** QuickAdd's background; separate from the popup's texts, which only the popup loads. */
export const quickAddReplies = {
  menu: 'Add to my baby registry',
  inDollars: 'Please give the price in Singapore dollars',
  alreadySaved: 'This product was added before your last change. You can edit it in the dashboard.',
  queueFull:
    'Too many products wait on this device. Connect to the internet first, then try again.',
  undoUnreached: 'Could not be undone without a connection. Please try again.',
  undoLate: 'It is too late to undo this here. You can delete it in the dashboard.',
} as const
