/** Texts of the button that hands the owner a table of all gifts. */
export const exportMessages = {
  action: 'Export CSV',
  busy: 'Exporting…',
  done: 'The table is among your downloads.',
  failed: 'The table could not be made. Please try again.',
} as const
