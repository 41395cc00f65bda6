/** Where a project of Sentry's, or of anything that speaks like it, takes error reports. */
export interface SentryProject {
  /** As it was configured, and as pages name it. */
  dsn: string
  key: string
  endpoint: string
}

const DSN = /^(https?):\/\/(\w+)@([\w.-]+(?::\d+)?|\[[\da-f:]+\](?::\d+)?)\/((?:[\w-]+\/)*)(\d+)$/i

/** The project that a DSN names: `https://key@host/path/1`; undefined for what is none. */
export function sentryProjectAt(dsn: string): SentryProject | undefined {
  const [, scheme, key, host, path, id] = DSN.exec(dsn) ?? []
  if (!key) return undefined
  return { dsn, key, endpoint: `${scheme}://${host}/${path}api/${id}/envelope/` }
}
