import type { Rule, RuleInput } from './retailer.ts'

/**
 * Runs rules and returns all candidates. Ignores a rule that throws, so that it cannot disable the
 * following ones.
 */
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
