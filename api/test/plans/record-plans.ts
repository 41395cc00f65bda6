import type pg from 'pg'
import type { Db } from '../../src/db/connect.ts'

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: PlanNode[]
}

/** An executed statement with its plan. Functions, triggers and foreign keys execute statements of their own. */
export interface ExecutedStatement {
  /** Request or job that executed it. */
  by: string
  sql: string
  plan: PlanNode
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}

/** Makes the server send the plan of each statement to its client, in connections that are opened from now on. */
export async function sendPlans(db: Db): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await db.raw(
      `do $$ begin execute format('alter database %I set ${name} = ''${value}''', current_database()); end $$`,
    )
  }
}

export interface PlanRecorder {
  executed: ExecutedStatement[]
  /** Records what `work` executes under a name. */
  record<T>(by: string, work: () => Promise<T>): Promise<T>
}

/** Records the plans that the server sends to connections which the pool opens from now on. */
export function recordPlans(db: Db): PlanRecorder {
  const executed: ExecutedStatement[] = []
  let by: string | undefined
  const listen = ({ message = '' }: { message?: string | undefined }) => {
    const json = /^duration: .* plan:\n([\s\S]*)$/.exec(message)?.[1]
    if (json === undefined || by === undefined) return
    const { 'Query Text': sql, Plan: plan } = JSON.parse(json)
    executed.push({ by, sql, plan })
  }
  const open = db.client.acquireRawConnection.bind(db.client)
  db.client.acquireRawConnection = async () => {
    const connection: pg.Client = await open()
    return connection.on('notice', listen)
  }
  return {
    executed,
    async record(name, work) {
      by = name
      try {
        return await work()
      } finally {
        by = undefined
      }
    },
  }
}
