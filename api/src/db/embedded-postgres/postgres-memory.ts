import { totalmem } from 'node:os'

const MB = 2 ** 20

const megabytes = (bytes: number, { least, most }: { least: number; most: number }) =>
  `${Math.round(Math.min(Math.max(bytes / MB, least), most))}MB`

/** Memory settings of PostgreSQL. */
type PostgresMemory = Record<'shared_buffers' | 'effective_cache_size' | 'work_mem', string>

/**
 * Returns memory settings for a machine that also runs the api, the scraper and its browser: an eighth for
 * PostgreSQL's own cache, half as the expected cache of the system, and a 512th per sort or hash of a query. The own
 * cache ends at 1 GB, because it occupies memory for its descriptors, 12 MB a gigabyte, before it is used.
 */
export function postgresMemory(machineBytes: number): PostgresMemory {
  return {
    shared_buffers: megabytes(machineBytes / 8, { least: 128, most: 1_024 }),
    effective_cache_size: megabytes(machineBytes / 2, { least: 256, most: 1_048_576 }),
    work_mem: megabytes(machineBytes / 512, { least: 4, most: 32 }),
  }
}

/** Returns the memory in bytes that this process may use: the container's, if it has a limit. */
export function machineMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
