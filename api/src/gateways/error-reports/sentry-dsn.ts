/** A project of Sentry or a compatible service. */
export interface SentryProject {
  /** DSN as configured. */
  dsn: string
  key: string
  endpoint: string
}

const DSN = /^(https?):\/\/(\w+)@([\w.-]+(?::\d+)?|\[[\da-f:]+\](?::\d+)?)\/((?:[\w-]+\/)*)(\d+)$/i

/** Parses a DSN, `https://key@host/path/1`; undefined if invalid. */
export function sentryProjectAt(dsn: string): SentryProject | undefined {
  const [, scheme, key, host, path, id] = DSN.exec(dsn) ?? []
  if (!key) return undefined
  return { dsn, key, endpoint: `${scheme}://${host}/${path}api/${id}/envelope/` }
}
