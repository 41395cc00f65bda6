import type { ExecutedStatement, PlanNode } from './record-plans.ts'

/** Number of rows of each growing table, large enough that the planner uses an index to read a few of them. */
export const TABLE_ROWS = 3_000

/**
 * Maximum number of rows that a statement may visit in one table, and of 8 kB blocks that it may read from it. Requests
 * and slices need few rows; a scan of a whole table or index, or a skip scan, exceeds one of these limits.
 */
const MAX_ROWS = 300
const MAX_BLOCKS = 300

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const blocksOf = (node: PlanNode) =>
  (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0)

/** Number of rows that a node visited, including those that its filter removed. */
const rowsOf = (node: PlanNode) =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 1)

function complaintOf(node: PlanNode, growing: ReadonlySet<string>): string | undefined {
  const table = node['Relation Name']
  const isScan = node['Node Type'].includes('Scan')
  if (!isScan || table === undefined || !growing.has(table)) return undefined
  if (node['Node Type'] === 'Seq Scan') return `scans ${table}`
  if (rowsOf(node) > MAX_ROWS) return `visits ${rowsOf(node)} rows of ${table}`
  if (blocksOf(node) > MAX_BLOCKS) return `reads ${blocksOf(node)} blocks of ${table}`
  return undefined
}

/** Returns the statements that exceed these limits in a growing table, one line each. */
export function findSlowStatements(
  executed: readonly ExecutedStatement[],
  growing: ReadonlySet<string>,
): string[] {
  const found = executed.flatMap(({ by, sql, plan }) =>
    nodesOf(plan)
      .map(node => complaintOf(node, growing))
      .filter(complaint => complaint !== undefined)
      .map(complaint => `${by} ${complaint}: ${sql.replace(/\s+/g, ' ')}`),
  )
  return [...new Set(found)]
}
