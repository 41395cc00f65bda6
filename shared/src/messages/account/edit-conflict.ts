/** Data that was changed on another device while it was edited here. */
export const editConflictMessages = {
  title: 'Changed on another device',
  text: 'This was changed while you were editing. Choose what to keep, then save.',
  mine: 'Yours',
  theirs: 'On the other device',
  keepMine: 'Keep mine',
  useTheirs: 'Use theirs',
  choiceFor: (choice: string, field: string) => `${choice}: ${field}`,
  compare: 'Compare',
  notice: 'Your text is still here. Compare it with the new one before you save.',
  close: 'Close',
  empty: '(empty)',
  on: 'On',
  off: 'Off',
} as const
