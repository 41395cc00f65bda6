import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDiskStore } from '@registry/shared/image-files/disk-store'
import { imageFileName } from '@registry/shared/images/image-file-names'
import { quantile } from '../../../shared/tools/bench/quantile.ts'
import { readArchive } from '../../src/backup/read-archive.ts'
import { isFullRun, type Outcome, type Scenario } from '../scenario.ts'
import { startApiProcess } from '../system/api-process.ts'
import { type Contribution, type LoadRecord, sendContribution } from '../system/load.ts'
import { makeFolder } from '../system/make-folder.ts'
import { startCluster } from '../system/postgres-cluster.ts'
import { type CommandRun, runCommand, startCommand } from '../system/run-command.ts'
import { checkConsistency, type TestSystem, withTestSystem } from '../system/test-system.ts'

const CONTRIBUTIONS = isFullRun ? 100_000 : 10_000
const IMAGES = 300
const IMAGE_BYTES = 50_000
const WRITERS = 8
const WRITER_PAUSE_MS = 50
const UP_MS = 4_000
const RESTORE_MS = 300_000
const MOST_MB = 350
const PASSPHRASE = 'chaos and its passphrase'

/** Inserts contributions over all items, with the sums that they give. */
const FILL = `
  with added as (
    insert into contributions (id, registry_id, item_id, name, email, amount_cents, message,
                               payment_method, created_at)
      select gen_random_uuid(), i.registry_id, i.id, 'Mei', 'mei@example.com', 1 + n % 999,
             'earlier ' || n, 'Unknown', now() - n * interval '1 second'
        from generate_series(1, $1::int) n
        join (select id, registry_id, row_number() over (order by id) - 1 as number,
                     count(*) over () as total from items) i on i.number = n % i.total
      returning item_id, amount_cents)
  update items set amount_contributed_cents = amount_contributed_cents + sum
    from (select item_id, sum(amount_cents) as sum from added group by item_id) sums
   where items.id = sums.item_id`

/** Sums of items and contributions of a database, and the items whose sum is wrong. */
const SUMS = `
  select (select count(*) from contributions)::int as count,
         (select count(*)::int from items i where amount_contributed_cents <> (
            select coalesce(sum(amount_cents), 0) from contributions c
             where c.item_id = i.id and c.deleted_at is null)) as wrong`

async function storeImages({ dataDir, query }: TestSystem): Promise<void> {
  const store = createDiskStore(path.join(dataDir, 'images'))
  for (let image = 0; image < IMAGES; image += 1) {
    const hash = image.toString(16).padStart(64, '0')
    await store.put(imageFileName(hash, 'webp'), Buffer.alloc(IMAGE_BYTES, image))
    await query('insert into images (hash, width, height) values ($1, 500, 400)', [hash])
  }
}

/** Kills a backup once it has written something; returns whether it left a file under its name. */
async function killBackup(dir: string, env: Record<string, string>): Promise<boolean> {
  const file = path.join(dir, 'killed.tar')
  const backup = startCommand('backup', [file], env)
  let isOver = false
  const over = backup.ended.then(() => {
    isOver = true
  })
  const hasWritten = async () => {
    const name = (await readdir(dir)).find(found => found.startsWith('killed.tar.'))
    return name !== undefined && (await stat(path.join(dir, name))).size > 0
  }
  while (!isOver && !(await hasWritten().catch(() => false))) await sleep(2)
  if (isOver) throw new Error('The backup ended before it could be killed.')
  backup.kill('SIGKILL')
  await over
  return existsSync(file)
}

interface Restored {
  url: string
  dataDir: string
  restore: CommandRun
}

/** Restores an archive into a new cluster and a new data folder. */
async function restore(file: string): Promise<Restored> {
  const { url } = await startCluster()
  const dataDir = await makeFolder('registry-chaos-restored-')
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_PASSPHRASE: PASSPHRASE }
  return { url, dataDir, restore: await runCommand('restore', [file], env) }
}

/** Contributions of `before` that the database does not have with their amount. */
async function countLost(system: TestSystem, url: string, before: [string, Contribution][]) {
  const rows = await system.query<{ id: string; amount: string }>(
    'select id, amount_cents as amount from contributions',
    [],
    url,
  )
  const amounts = new Map(rows.map(({ id, amount }) => [id, Number(amount)]))
  return before.filter(([id, { cents }]) => amounts.get(id) !== cents).length
}

/** Names of the tables in which an archive of the restored database differs from the first. */
async function differences(file: string, { url, dataDir }: Restored): Promise<string[]> {
  const second = `${file}.second`
  await runCommand('backup', [second], { DATABASE_URL: url, DATA_DIR: dataDir })
  const [first, copy] = [await readArchive(file), await readArchive(second)]
  const digests = new Map(copy.tables.map(({ name, sha256 }) => [name, sha256]))
  const other = first.tables.filter(({ name, sha256 }) => digests.get(name) !== sha256)
  const hasImages = first.images.sha256 === copy.images.sha256
  return [...other.map(({ name }) => name), ...(hasImages ? [] : ['images'])]
}

/** Sends a contribution with a session of the first system to an api over the restored data. */
async function contributeAfterwards({ url, dataDir }: Restored, [target]: TestSystem['targets']) {
  const api = await startApiProcess({ databaseUrl: url, dataDir })
  if (!target) return 0
  return (await sendContribution(api.url, target, { key: randomUUID(), cents: 1 })).status
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const megabytes = (mb: number) => `${Math.round(mb)} MB`

async function backUpAndRestore(system: TestSystem): Promise<Outcome> {
  await system.query(FILL, [CONTRIBUTIONS])
  await storeImages(system)
  const dir = await makeFolder('registry-chaos-backups-')
  const env = { DATABASE_URL: system.postgres.url, DATA_DIR: system.dataDir }
  const load = system.startLoad(WRITERS, WRITER_PAUSE_MS)
  await sleep(UP_MS)
  const medianBefore = medianSince(load.record, 0)
  const isKilledWhole = await killBackup(dir, env)
  const before = [...load.record.acknowledged]
  const file = path.join(dir, 'backup.tar')
  const withSecrets = { ...env, BACKUP_PASSPHRASE: PASSPHRASE }
  const startedAt = performance.now()
  const backup = await runCommand('backup', [file, '--verify'], withSecrets)
  const medianMeanwhile = medianSince(load.record, startedAt)
  const report = await checkConsistency(system, await load.stop())
  const restored = await restore(file)
  const differing = await differences(file, restored)
  const [sums] = await system.query<{ count: number; wrong: number }>(SUMS, [], restored.url)
  const lost = await countLost(system, restored.url, before)
  const status = await contributeAfterwards(restored, system.targets)
  const peakMb = Math.max(backup.peakMb, restored.restore.peakMb)
  const size = (await stat(file)).size / 1_000_000
  return {
    figure: [
      `backup ${seconds(backup.ms)}, ${size.toFixed(1)} MB, RSS ${megabytes(backup.peakMb)}, contributions p50 ${medianMeanwhile} meanwhile and ${medianBefore} before`,
      `restore ${seconds(restored.restore.ms)}, RSS ${megabytes(restored.restore.peakMb)}: ${sums?.count} contributions, ${sums?.wrong} wrong sums, ${lost} of ${before.length} acknowledged before lost, ${differing.length} parts differ${differing.map(name => ` ${name}`).join('')}`,
      `the killed backup left ${isKilledWhole ? 'a file' : 'no file'}`,
      `an old session's contribution got ${status}`,
      report.summary,
    ].join('; '),
    holds:
      report.isConsistent &&
      !isKilledWhole &&
      lost + differing.length === 0 &&
      sums?.wrong === 0 &&
      sums.count >= CONTRIBUTIONS + before.length &&
      restored.restore.ms <= RESTORE_MS &&
      peakMb <= MOST_MB &&
      status === 201,
  }
}

/** Median response time in ms of the attempts that ended since a moment, as text. */
function medianSince({ attempts }: LoadRecord, since: number): string {
  const times = attempts
    .filter(({ endedAt }) => endedAt >= since)
    .map(({ startedAt, endedAt }) => endedAt - startedAt)
  return `${Math.round(quantile(times, 0.5))} ms`
}

export const restoredBackup: Scenario = {
  id: 'R14',
  promise: `backup of ${CONTRIBUTIONS} contributions and ${IMAGES} images under ${WRITERS} writers, one killed by kill -9 before, and a restore elsewhere: every table as in the snapshot, nothing acknowledged before lost, sums exact, within 5 min and ${MOST_MB} MB, sessions go on, the killed one leaves no archive`,
  run: () => withTestSystem({ items: 20 }, backUpAndRestore),
}
