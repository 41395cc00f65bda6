/** A line of a benchmark: measured value, goal and whether it is met. */
export interface Row {
  name: string
  value: string
  goal: string
  /** Null for lines without a goal, such as those of other libraries. */
  holds: boolean | null
}

/** Creates the row of a share that must reach a goal in per cent. */
export function shareRow(name: string, right: number, of: number, goal: number): Row {
  const percent = of === 0 ? 0 : (100 * right) / of
  return {
    name,
    value: `${percent.toFixed(1)} % (${right}/${of})`,
    goal: `>= ${goal} %`,
    holds: of > 0 && percent >= goal,
  }
}

/** Creates the row of a number with a lower or upper bound. */
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
