/** Returns `host:port` of a URL, always with the port, IPv6 without brackets. */
export function hostPort(url: URL): string {
  return toHostPort(url.hostname.replace(/^\[|\]$/g, ''), url.port, url.protocol)
}

/** Returns the same key from its parts; an empty port is the protocol's default. */
export function toHostPort(hostname: string, port: string, protocol: string): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
