/** Texts of QuickAdd's button in the pages of shops. */
export const shopButtonMessages = {
  label: 'QuickAdd',
  add: 'Add to registry',
  hide: (site: string) => `Hide this button on ${site}`,
  hidden: (site: string) => `Hidden on ${site}.`,
  undo: 'Undo',
} as const
