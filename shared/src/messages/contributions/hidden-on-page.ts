/** Names and amounts that contributors hid on the public page. */
export const hiddenOnPageMessages = {
  /** Public name of a contributor who hid theirs. */
  contributor: 'A friend',
  /** Marks in the owner's lists. */
  name: 'Name hidden on the page',
  amount: 'Amount hidden on the page',
  both: 'Name and amount hidden on the page',
} as const
