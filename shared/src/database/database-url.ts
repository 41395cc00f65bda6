/** Parts of a database URL; several hosts as libpq takes them, of which one accepts writes. */
interface DatabaseUrl {
  /** A URL for each host. */
  urls: string[]
  /** True with `target_session_attrs=read-write`: connections to a server in recovery are refused. */
  isReadWrite: boolean
}

/** Form of a database URL, for messages about an invalid one. */
export const DATABASE_URL_HINT =
  'an address like postgres://user:password@host:5432/database; several hosts are postgres://user:password@host1:5432,host2:5432/database?target_session_attrs=read-write'

const PARAMETER = 'target_session_attrs'
const FORM = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/

/**
 * Returns the parts of a database URL; undefined for an invalid one. Several hosts need
 * `target_session_attrs=read-write`, because a replica rejects what this product writes.
 */
export function parseDatabaseUrl(value: string): DatabaseUrl | undefined {
  const [, start = '', list = '', rest = ''] = FORM.exec(value) ?? []
  const hosts = list.split(',')
  const urls = hosts.map(host => `${start}${host}${rest}`)
  const attributes = URL.parse(urls[0] ?? '')?.searchParams.get(PARAMETER) ?? 'any'
  const isReadWrite = attributes === 'read-write'
  const isWellFormed = urls.every(url => URL.canParse(url)) && (isReadWrite || attributes === 'any')
  if (!isWellFormed || (hosts.length > 1 && !(isReadWrite && hosts.every(Boolean))))
    return undefined
  return { urls: urls.map(withoutParameter), isReadWrite }
}

function withoutParameter(value: string): string {
  if (!value.includes(PARAMETER)) return value
  const url = new URL(value)
  url.searchParams.delete(PARAMETER)
  return url.href
}

/** Whether a value is a database URL that `DatabaseClient` understands. */
export const isDatabaseUrl = (value: string): boolean => parseDatabaseUrl(value) !== undefined

/** Returns hosts and database of a URL, without user and password. */
export function describeDatabase(value: string): string {
  const urls = parseDatabaseUrl(value)?.urls.map(url => new URL(url)) ?? []
  return `${urls.map(({ host }) => host).join(',')}${urls[0]?.pathname ?? ''}`
}
