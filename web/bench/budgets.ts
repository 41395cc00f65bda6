import type { Row } from '../../shared/tools/bench/row.ts'

/** Budget of a page: a target and a limit. */
export interface Budget {
  name: string
  target: number
  /** Null if the target is also the limit. */
  fail: number | null
  unit?: string
  digits?: number
  /** For scores, where higher is better. */
  isLeast?: boolean
}

/** Creates the row of a budget. A missing value counts as a miss. */
export function budgetRow(budget: Budget, value: number | undefined): Row {
  const { name, target, fail, unit = '', digits = 0, isLeast = false } = budget
  const suffix = unit && ` ${unit}`
  const limit = fail ?? target
  const isWithin = (bound: number) =>
    value !== undefined && (isLeast ? value >= bound : value <= bound)
  const written = value === undefined ? 'none' : value.toFixed(digits) + suffix
  const sign = isLeast ? '>=' : '<='
  return {
    name,
    value: isWithin(target) || !isWithin(limit) ? written : `${written} (misses the target)`,
    goal: `${sign} ${target}${suffix}${fail === null || fail === target ? '' : `, fails at ${fail}`}`,
    holds: isWithin(limit),
  }
}

const kB = { unit: 'kB', digits: 1 }
const ms = { unit: 'ms' }

/** Budgets of one page, in print order. */
export type PageBudgets = Readonly<Record<Figure, Omit<Budget, 'name'>>>

/** Names of the measured values; text sizes are gzip sizes in kB. */
export const FIGURES = {
  lcp: 'LCP',
  fcp: 'FCP',
  tbt: 'TBT',
  cls: 'CLS, loading',
  visitCls: 'CLS, whole visit',
  js: 'JS until it is alive, gzip',
  neededJs: 'JS needed to read it',
  css: 'CSS, gzip',
  html: 'HTML, gzip',
  fonts: 'fonts',
  viewImages: 'images in the first viewport',
  firstImage: 'first picture, the largest but for the words',
  total: 'total before interaction, live updates and all',
  requests: 'requests, live updates and all',
  foreign: 'third-party origins',
  ttfb: 'TTFB p95 on this machine',
  performance: 'Lighthouse performance',
  accessibility: 'Lighthouse accessibility',
  practices: 'Lighthouse best practices',
  bfcache: 'reasons against the bfcache',
  sheet: 'scripts for a contribution, gzip',
  slowest: 'slowest scripted interaction, 4x CPU',
} as const
export type Figure = keyof typeof FIGURES

export const PUBLIC_BUDGETS: Partial<PageBudgets> = {
  lcp: { target: 1800, fail: 2500, ...ms },
  fcp: { target: 1200, fail: 1800, ...ms },
  tbt: { target: 120, fail: 250, ...ms },
  cls: { target: 0.02, fail: 0.05, digits: 3 },
  visitCls: { target: 0.02, fail: 0.05, digits: 3 },
  js: { target: 95, fail: 110, ...kB },
  neededJs: { target: 0, fail: null, ...kB },
  css: { target: 10, fail: 15, ...kB },
  html: { target: 12, fail: 20, ...kB },
  fonts: { target: 35, fail: 60, ...kB },
  viewImages: { target: 60, fail: 120, ...kB },
  firstImage: { target: 25, fail: 45, ...kB },
  total: { target: 220, fail: 320, ...kB },
  requests: { target: 14, fail: 20 },
  foreign: { target: 0, fail: null },
  ttfb: { target: 80, fail: 200, ...ms },
  performance: { target: 95, fail: 90, isLeast: true },
  accessibility: { target: 100, fail: 98, isLeast: true },
  practices: { target: 100, fail: 96, isLeast: true },
  bfcache: { target: 0, fail: null },
  sheet: { target: 20, fail: 28, ...kB },
  slowest: { target: 180, fail: 250, ...ms },
}

export const DASHBOARD_BUDGETS: Partial<PageBudgets> = {
  lcp: { target: 2500, fail: 3500, ...ms },
  fcp: { target: 1800, fail: 2500, ...ms },
  tbt: { target: 250, fail: 400, ...ms },
  cls: { target: 0.03, fail: 0.08, digits: 3 },
  js: { target: 160, fail: 190, ...kB },
  css: { target: 18, fail: 25, ...kB },
  html: { target: 6, fail: 10, ...kB },
  fonts: { target: 35, fail: 60, ...kB },
  viewImages: { target: 60, fail: 120, ...kB },
  total: { target: 350, fail: 500, ...kB },
  foreign: { target: 0, fail: 1 },
  ttfb: { target: 100, fail: 250, ...ms },
  performance: { target: 85, fail: 75, isLeast: true },
  accessibility: { target: 100, fail: 98, isLeast: true },
  practices: { target: 100, fail: 96, isLeast: true },
  bfcache: { target: 0, fail: null },
}

/** The figures of a page beside its budgets. */
export function budgetRows(
  page: string,
  budgets: Partial<PageBudgets>,
  figures: Partial<Record<Figure, number>>,
): Row[] {
  return Object.entries(FIGURES).flatMap(([key, name]) => {
    const figure = key as Figure
    const budget = budgets[figure]
    return budget ? [budgetRow({ name: `${page}: ${name}`, ...budget }, figures[figure])] : []
  })
}
