import { createGauge } from './metrics.ts'

interface PoolState {
  used: number
  idle: number
  /** Number of queries that wait for a connection. */
  waiting: number
}

const pools = new Map<string, () => PoolState>()

createGauge({
  name: 'registry_database_pool_connections',
  help: 'Database connections of this process',
  labels: ['pool', 'state'],
  collect(gauge) {
    gauge.reset()
    for (const [pool, read] of pools) {
      const { used, idle } = read()
      gauge.set({ pool, state: 'used' }, used)
      gauge.set({ pool, state: 'idle' }, idle)
    }
  },
})

createGauge({
  name: 'registry_database_pool_waiting',
  help: 'Queries that wait for a database connection',
  labels: ['pool'],
  collect(gauge) {
    gauge.reset()
    for (const [pool, read] of pools) gauge.set({ pool }, read().waiting)
  },
})

/** Measures a connection pool until the returned function is called. */
export function observeDatabasePool(name: string, read: () => PoolState): () => void {
  pools.set(name, read)
  return () => void pools.delete(name)
}
