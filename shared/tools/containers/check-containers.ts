import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../api/src/db/embedded-postgres/free-port.ts'
import { buildImages, IMAGES, listImages, removeImages } from './build-images.ts'
import { contributeOnce } from './contribute-once.ts'
import { type Container, type ContainerPlan, chooseEngine, type Engine } from './run-container.ts'

// npm run check:containers: builds the images, runs the product from them, and removes everything. Needs root, podman
// and mmdebstrap (Debian packages). `--keep-images` leaves the images for the next run.
const UID = 10_001
const API_MAX_MB = 450
const READY_MS = 60_000
const POSTGRES = `[ -s /data/db/PG_VERSION ] || /usr/lib/postgresql/15/bin/initdb -D /data/db -U registry --auth=trust >/dev/null
exec /usr/lib/postgresql/15/bin/postgres -D /data/db -p "$PORT" -c listen_addresses=127.0.0.1 -c unix_socket_directories=/tmp`
const PAGE = 'data:text/html,<p id=a></p><script>a.textContent=6*7</script>'

interface Part {
  plan: ContainerPlan
  /** Throws until the part works. */
  check(): Promise<void>
  container?: Container
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function requireOk(url: string): Promise<void> {
  const { status } = await fetch(url, { signal: AbortSignal.timeout(3_000) })
  if (status !== 200) throw new Error(`${url} returned ${status}`)
}

async function waitFor({ plan, check, container }: Part): Promise<void> {
  const deadline = performance.now() + READY_MS
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > deadline) {
        throw new Error(`${plan.name}: ${error}\n${container?.output()}`)
      }
      await sleep(250)
    }
  }
}

async function start(engine: Engine, part: Part): Promise<void> {
  part.container = await engine.run(part.plan)
  await waitFor(part)
}

/** Runs a container that ends by itself; returns its output. */
async function runToEnd(engine: Engine, plan: ContainerPlan): Promise<string> {
  const container = await engine.run(plan)
  const code = await container.ended
  await container.stop()
  if (code !== 0) throw new Error(`${plan.name} ended with ${code}\n${container.output()}`)
  return container.output()
}

async function planParts(folder: string) {
  const newPorts = (count: number) => Promise.all(Array.from({ length: count }, freePort))
  const [sql = 0, web = 0] = await newPorts(2)
  const user = `${UID}:${UID}`
  const volumes = { '/data': path.join(folder, 'data') }
  const origin = `http://127.0.0.1:${web}`
  const app = {
    ...{ NODE_ENV: 'production', DATA_DIR: '/data', LOG_LEVEL: 'warn', HOME: '/data' },
    ...{ DATABASE_URL: `postgres://registry@127.0.0.1:${sql}/postgres`, PUBLIC_URL: origin },
  }
  const postgres: Part = {
    plan: {
      ...{ name: 'postgres', image: IMAGES.services, user, stopSignal: 'SIGINT' },
      command: ['sh', '-c', POSTGRES],
      env: { PORT: String(sql) },
      volumes: { '/data': path.join(folder, 'database') },
    },
    check: async () => void (await runReady(sql)),
  }
  const apis: Part[] = (await newPorts(2)).map((port, n) => ({
    plan: {
      ...{ name: `api-${n + 1}`, image: IMAGES.api, user, volumes },
      command: ['node', '--max-semi-space-size=16', 'api/src/main.ts'],
      env: { ...app, PORT: String(port), TRUST_PROXY: '1' },
    },
    check: () => requireOk(`http://127.0.0.1:${port}/api/ready`),
  }))
  const scrapers: Part[] = (await newPorts(2)).map((port, n) => ({
    plan: {
      ...{ name: `scraper-${n + 1}`, image: IMAGES.scraper, user, volumes },
      command: ['node', '--max-semi-space-size=8', 'scraper/src/main.ts'],
      env: { ...app, CHROMIUM_PATH: '/usr/bin/chromium', METRICS_PORT: String(port) },
    },
    check: () => requireOk(`http://127.0.0.1:${port}/metrics`),
  }))
  const upstreams = apis.map(({ plan }) => `127.0.0.1:${plan.env.PORT}`)
  const caddy: Part = {
    plan: {
      ...{ name: 'caddy', image: IMAGES.services, user, volumes: {} },
      command: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
      env: {
        ...{ SITE: origin, API_UPSTREAMS: upstreams.join(' '), HOME: '/tmp' },
        ...{ XDG_DATA_HOME: '/tmp', XDG_CONFIG_HOME: '/tmp' },
      },
    },
    check: () => requireOk(`${origin}/api/ready`),
  }
  const job = { image: IMAGES.api, user, volumes, env: app }
  return { origin, job, postgres, parts: [...apis, ...scrapers, caddy] }
}

async function runReady(port: number): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(`postgres://registry@127.0.0.1:${port}/postgres`)
  // An error event without a listener would end the process.
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
}

async function tryProduct(engine: Engine, folder: string): Promise<void> {
  const { origin, job, postgres, parts } = await planParts(folder)
  const all = [postgres, ...parts]
  try {
    await start(engine, postgres)
    await runToEnd(engine, {
      ...{ ...job, name: 'migrate', command: ['node', 'api/src/cli/migrate.ts'] },
    })
    for (const part of parts) await start(engine, part)
    say('postgres, 2 x api, 2 x scraper and Caddy run')
    const readSum = await contributeOnce(origin)
    const sum = await readSum()
    say(`one contribution through Caddy: ${sum} cents`)
    for (const part of all) {
      await part.container?.stop()
      if (part.plan.name.startsWith('api')) await requireOk(`${origin}/api/ready`)
      await start(engine, part)
      await waitFor({
        ...part,
        check: async () => {
          if ((await readSum()) !== sum) throw new Error('the sum has changed')
        },
      })
      say(`${part.plan.name} restarted`)
    }
    const page = await runToEnd(engine, {
      ...{ ...job, name: 'chromium', image: IMAGES.scraper },
      command: [
        'chromium',
        '--headless',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--dump-dom',
        PAGE,
      ],
      env: { HOME: '/tmp' },
    })
    if (!page.includes('>42<')) throw new Error(`Chromium rendered no page:\n${page}`)
    say('Chromium renders a page in its sandbox')
  } finally {
    for (const part of all.toReversed()) await part.container?.stop()
  }
}

const imagesBefore = await listImages()
const folder = await mkdtemp(path.join(tmpdir(), 'registry-check-'))
try {
  for (const name of ['data', 'database']) {
    await mkdir(path.join(folder, name), { mode: 0o700 })
    await chown(path.join(folder, name), UID, UID)
  }
  const sizes = await buildImages(say)
  say(`sizes in MB: api ${sizes.api}, scraper ${sizes.scraper}`)
  if ((sizes.api ?? 0) > API_MAX_MB) throw new Error(`the api's image exceeds ${API_MAX_MB} MB`)
  const { engine, refusal } = await chooseEngine(IMAGES.api, folder)
  if (refusal) say(`This machine refuses podman run (${refusal}); unshare runs the images instead.`)
  await tryProduct(engine, folder)
  say('The containers work.')
} catch (error) {
  process.exitCode = 1
  say(error instanceof Error ? error.message : String(error))
} finally {
  if (!process.argv.includes('--keep-images')) await removeImages(imagesBefore)
  await rm(folder, { recursive: true, force: true })
}
