/** QuickAdd's button on retailers' pages. */
export const shopButtonMessages = {
  label: 'QuickAdd',
  add: 'Add to registry',
  hide: (site: string) => `Hide this button on ${site}`,
  hidden: (site: string) => `Hidden on ${site}.`,
  undo: 'Undo',
} as const
