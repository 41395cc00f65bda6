const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Returns the origins of our own pages: the one of PUBLIC_URL, and for a loopback URL all names of this
 * machine.
 */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map(name => `${protocol}//${name}${port ? `:${port}` : ''}`)
}
