import type { Rule, RuleInput } from './retailer.ts'

/** All that a list of rules finds. A rule that throws found nothing, so that it cannot shadow the next. */
export function runRules<T>(rules: readonly Rule<T>[] | undefined, input: RuleInput): T[] {
  return (rules ?? []).flatMap(rule => {
    try {
      return [...rule(input)]
    } catch (error) {
      if (error instanceof RangeError || error instanceof TypeError || error instanceof SyntaxError)
        return []
      throw error
    }
  })
}
