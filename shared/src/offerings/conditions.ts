/** Conditions that offerers choose from in the wizard. */
export const OFFERER_CONDITIONS = ['New', 'Gently Used', 'Well Used'] as const
type OffererCondition = (typeof OFFERER_CONDITIONS)[number]

/** Conditions shown to the parents. */
export const PARENTS_CONDITIONS = ['New', 'Like New', 'Good', 'Fair'] as const
type ParentsCondition = (typeof PARENTS_CONDITIONS)[number]

/** Conditions of both scales; the API accepts any of them. */
export const CONDITIONS = ['New', 'Like New', 'Good', 'Fair', 'Gently Used', 'Well Used'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Maps each condition to both scales of the specification. */
const WORDS: Record<Condition, { parents: ParentsCondition; offerer: OffererCondition }> = {
  New: { parents: 'New', offerer: 'New' },
  'Like New': { parents: 'Like New', offerer: 'Gently Used' },
  Good: { parents: 'Good', offerer: 'Gently Used' },
  Fair: { parents: 'Fair', offerer: 'Well Used' },
  'Gently Used': { parents: 'Good', offerer: 'Gently Used' },
  'Well Used': { parents: 'Fair', offerer: 'Well Used' },
}

const wordsOf = (condition: string) => WORDS[condition as Condition]

/** Returns a condition on the parents' scale; unknown conditions unchanged. */
export function conditionForParents(condition: string): string {
  return wordsOf(condition)?.parents ?? condition
}

/** Returns a condition on the offerers' scale; unknown conditions unchanged. */
export function conditionForOfferer(condition: string): string {
  return wordsOf(condition)?.offerer ?? condition
}
