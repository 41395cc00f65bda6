import pg from 'pg'
import { parseDatabaseUrl } from './database-url.ts'

/** Default time in ms for one host to accept a connection. */
const CONNECT_MS = 5_000
/** SQLSTATE of a statement that a read-only server rejects. */
const READ_ONLY = '25006'

type Place = Pick<pg.Client, 'host' | 'port'>

/** Searches that are under way, by URL: a pool opens several connections at once. */
const searches = new Map<string, Promise<Place>>()

/**
 * A client of node-postgres that understands URLs of several hosts with `target_session_attrs=read-write`, which
 * node-postgres does not: it asks all hosts at once and connects to the first that accepts writes.
 */
export class DatabaseClient extends pg.Client {
  readonly #config: pg.ClientConfig
  readonly #urls: readonly string[]
  readonly #isReadWrite: boolean

  constructor(config: pg.ClientConfig = {}) {
    const { urls = [], isReadWrite = false } = parseDatabaseUrl(config.connectionString ?? '') ?? {}
    super({ ...config, connectionString: urls[0] ?? config.connectionString })
    this.#config = config
    this.#urls = urls
    this.#isReadWrite = isReadWrite
  }

  override connect(): Promise<pg.Client>
  override connect(
    callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void),
  ): void
  override connect(
    callback?: (error: never, client: pg.Client) => void,
  ): Promise<pg.Client> | undefined {
    const connected = this.#isReadWrite ? this.#connectReadWrite() : super.connect()
    if (!callback) return connected
    connected.then(
      () => callback(null as never, this),
      error => callback(error as never, this),
    )
    return undefined
  }

  async #connectReadWrite(): Promise<pg.Client> {
    if (this.#urls.length > 1) {
      const { host, port } = await this.#search()
      Object.assign(this, { host, port })
    }
    await super.connect()
    try {
      // The server may have become a replica since it was asked.
      await requireReadWrite(this)
    } catch (error) {
      await this.end()
      throw error
    }
    return this
  }

  #search(): Promise<Place> {
    const key = this.#config.connectionString ?? ''
    const search =
      searches.get(key) ??
      Promise.any(this.#urls.map(url => ask(this.#config, url))).finally(() => searches.delete(key))
    searches.set(key, search)
    return search
  }
}

/** Connects to a host and returns it; throws unless it accepts writes. */
async function ask(config: pg.ClientConfig, connectionString: string): Promise<Place> {
  const { connectionTimeoutMillis: ms = CONNECT_MS } = config
  const limits = { connectionTimeoutMillis: ms, query_timeout: ms }
  const client = new pg.Client({ ...config, ...limits, connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await requireReadWrite(client)
    return { host: client.host, port: client.port }
  } finally {
    void client.end().catch(() => undefined)
  }
}

async function requireReadWrite(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isReadOnly: boolean }>(
    `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
  )
  if (rows[0]?.isReadOnly === false) return
  throw Object.assign(new Error('The server is read-only.'), { code: READ_ONLY })
}
