import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import { ALL_CHANGED } from '../db/notifications/notifications.ts'
import { quote, quoteAll } from './list-tables.ts'
import { JOBS, type Manifest } from './manifest.ts'
import { createJobsTable, insertJobs } from './queue-jobs.ts'
import { readArchive } from './read-archive.ts'

/** Sets the sequences of serial and identity columns behind the restored values. */
const SET_SEQUENCES = `
  do $$
  declare col record;
  begin
    for col in
      select format('%I', table_name) as table_name, column_name,
             pg_get_serial_sequence(format('%I', table_name), column_name) as sequence
        from information_schema.columns
       where table_schema = 'public' and table_name not like '%migrations%'
         and pg_get_serial_sequence(format('%I', table_name), column_name) is not null
    loop
      execute format('select setval(%L, greatest(max(%I), 1), max(%2$I) is not null) from %s',
                     col.sequence, col.column_name, col.table_name);
    end loop;
  end $$`

interface Load {
  client: pg.Client
  manifest: Manifest
  imageFiles: ImageFileStore
  onProgress(phase: 'tables' | 'images', done: number, total: number): void
}

/** Copies rows into one table after the other. */
function createRowLoader({ client, manifest, onProgress }: Load) {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  const total = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  let open: { table: string; stream: CopyStreamQuery; ended: Promise<void> } | undefined
  const start = (table: string, target: string) => {
    const columns = quoteAll(columnsOf.get(table) ?? [])
    const stream = client.query(copyFrom(`copy ${target} (${columns}) from stdin`))
    const ended = finished(stream)
    // An error is also reported to the next write, or by `close`.
    ended.catch(() => undefined)
    return { table, stream, ended }
  }
  const close = async () => {
    if (!open) return
    const { stream, ended } = open
    open = undefined
    stream.end()
    await ended
  }
  return {
    async add(table: string, rows: Buffer) {
      if (open?.table !== table) {
        await close()
        const target = table === JOBS ? await createJobsTable(client) : quote(table)
        open = start(table, target)
      }
      if (!open.stream.write(rows)) await Promise.race([once(open.stream, 'drain'), open.ended])
      done += rows.length
      onProgress('tables', done, total)
    },
    close,
  }
}

/**
 * Loads a verified archive into an empty database of its schema, in one transaction. The images are stored before
 * the transaction ends, so that no row names a missing file.
 */
export async function loadArchive(file: string, load: Load): Promise<void> {
  const { client, manifest, imageFiles, onProgress } = load
  const tables = manifest.tables.map(({ name }) => name).filter(name => name !== JOBS)
  const setTriggers = async (state: 'disable' | 'enable') => {
    // The rows have the results of the triggers. Foreign keys are checked nevertheless.
    for (const table of tables)
      await client.query(`alter table ${quote(table)} ${state} trigger user`)
  }
  await client.query('begin')
  await setTriggers('disable')
  const rows = createRowLoader(load)
  let images = 0
  const loaded = await readArchive(file, {
    onRows: rows.add,
    async onImage(name, bytes) {
      await rows.close()
      await imageFiles.put(name, bytes)
      images += 1
      onProgress('images', images, manifest.images.count)
    },
  })
  await rows.close()
  if (loaded.snapshotAt !== manifest.snapshotAt) throw new Error('the archive was replaced')
  if (manifest.tables.some(({ name, count }) => name === JOBS && count > 0))
    await insertJobs(client)
  await client.query(SET_SEQUENCES)
  await setTriggers('enable')
  // Disabled triggers notify of nothing, but a running api may have cached lists of rows that were here before.
  await client.query(`notify ${ALL_CHANGED}`)
  await client.query('commit')
}
