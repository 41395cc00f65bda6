const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Where our own pages come from: the public address, and for a loopback one this machine's other names. */
export function ownOrigins(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map(name => `${protocol}//${name}${port ? `:${port}` : ''}`)
}
