/** What the wizard offers to who passes something on. */
export const OFFERER_CONDITIONS = ['New', 'Gently Used', 'Well Used'] as const
export type OffererCondition = (typeof OFFERER_CONDITIONS)[number]

/** What the parents read. */
export const PARENTS_CONDITIONS = ['New', 'Like New', 'Good', 'Fair'] as const
export type ParentsCondition = (typeof PARENTS_CONDITIONS)[number]

/** Both lists: a call takes any of them. */
export const CONDITIONS = ['New', 'Like New', 'Good', 'Fair', 'Gently Used', 'Well Used'] as const
export type Condition = (typeof CONDITIONS)[number]

/** The two lists of the specification, one word beside the other: the only such table. */
const WORDS: Record<Condition, { parents: ParentsCondition; offerer: OffererCondition }> = {
  New: { parents: 'New', offerer: 'New' },
  'Like New': { parents: 'Like New', offerer: 'Gently Used' },
  Good: { parents: 'Good', offerer: 'Gently Used' },
  Fair: { parents: 'Fair', offerer: 'Well Used' },
  'Gently Used': { parents: 'Good', offerer: 'Gently Used' },
  'Well Used': { parents: 'Fair', offerer: 'Well Used' },
}

const wordsOf = (condition: string) => WORDS[condition as Condition]

/** A condition in the parents' words; one of neither list stays as it was written. */
export function conditionForParents(condition: string): string {
  return wordsOf(condition)?.parents ?? condition
}

/** A condition in the words of who offers; one of neither list stays as it was written. */
export function conditionForOfferer(condition: string): string {
  return wordsOf(condition)?.offerer ?? condition
}
