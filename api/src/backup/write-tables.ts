import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ArchiveWriter } from './archive-writer.ts'
import { listTables, quote, quoteAll } from './list-tables.ts'
import { JOBS, type TablePart, tablePath } from './manifest.ts'
import { measureRows } from './measure.ts'
import { JOB_COLUMNS, SELECT_JOBS } from './queue-jobs.ts'

/** Size in bytes of a chunk before its compression: the memory that a backup needs is a few of them. */
const CHUNK_BYTES = 4_000_000
/** The fastest level: a higher one saves a tenth of the file and doubles the time. */
const LEVEL = 1
const compress = promisify(gzip)

/** Joins buffers until they have at least `size` bytes. */
function createChunker(size: number, flush: (chunk: Buffer) => Promise<void>) {
  let parts: Buffer[] = []
  let length = 0
  const end = async () => {
    if (length === 0) return
    const chunk = Buffer.concat(parts)
    parts = []
    length = 0
    await flush(chunk)
  }
  return {
    async add(bytes: Buffer) {
      parts.push(bytes)
      length += bytes.length
      if (length >= size) await end()
    },
    end,
  }
}

interface Source {
  name: string
  columns: string[]
  /** Statement that copies the rows. */
  copy: string
}

interface TablesProgress {
  /** Rows so far, and the estimated number of all rows. */
  onRows(done: number, total: number): void
}

async function writeTable(
  {
    client,
    archive,
    onCount,
  }: { client: pg.Client; archive: ArchiveWriter; onCount: (rows: number) => void },
  { name, columns, copy }: Source,
): Promise<TablePart> {
  const measure = measureRows()
  let chunks = 0
  const chunker = createChunker(CHUNK_BYTES, async chunk => {
    measure.add(chunk)
    chunks += 1
    await archive.add(tablePath(name, chunks), await compress(chunk, { level: LEVEL }))
    onCount(measure.result().count)
  })
  for await (const bytes of client.query(copyTo(copy))) await chunker.add(bytes)
  await chunker.end()
  return { name, columns, ...measure.result() }
}

/** Writes the rows of all tables and the jobs of the queue, as the client's transaction sees them. */
export async function writeTables(
  client: pg.Client,
  archive: ArchiveWriter,
  { onRows }: TablesProgress,
): Promise<TablePart[]> {
  const tables = await listTables(client)
  const total = tables.reduce((sum, { estimatedRows }) => sum + estimatedRows, 0)
  const sources: Source[] = tables.map(({ name, columns }) => ({
    ...{ name, columns },
    copy: `copy ${quote(name)} (${quoteAll(columns)}) to stdout`,
  }))
  sources.push({ name: JOBS, columns: JOB_COLUMNS, copy: `copy (${SELECT_JOBS}) to stdout` })
  const parts: TablePart[] = []
  let done = 0
  for (const source of sources) {
    const onCount = (rows: number) => onRows(done + rows, total)
    const part = await writeTable({ client, archive, onCount }, source)
    parts.push(part)
    done += part.count
    onRows(done, total)
  }
  return parts
}
