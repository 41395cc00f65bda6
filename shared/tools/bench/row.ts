/** One line of a benchmark: what was measured, and whether the goal is met. */
export interface Row {
  name: string
  value: string
  goal: string
  /** Null where the line has no goal of its own, as those of other programs. */
  holds: boolean | null
}

/** A share in percent of at least a goal. */
export function shareRow(name: string, right: number, of: number, goal: number): Row {
  const percent = of === 0 ? 0 : (100 * right) / of
  return {
    name,
    value: `${percent.toFixed(1)} % (${right}/${of})`,
    goal: `>= ${goal} %`,
    holds: of > 0 && percent >= goal,
  }
}

/** A figure that must reach a goal, or stay at or below it. */
export function numberRow(
  name: string,
  value: number,
  {
    least,
    most,
    unit = '',
    digits = 1,
  }: { least?: number; most?: number; unit?: string; digits?: number },
): Row {
  const goal = least === undefined ? (most === undefined ? '' : `<= ${most}`) : `>= ${least}`
  const holds = goal === '' ? null : value >= (least ?? -Infinity) && value <= (most ?? Infinity)
  const suffix = unit && ` ${unit}`
  return { name, value: value.toFixed(digits) + suffix, goal: goal && goal + suffix, holds }
}
