/** Host and port of an address as one key, with the port always said and IPv6 without brackets. */
export function hostPort(url: URL): string {
  return toHostPort(url.hostname.replace(/^\[|\]$/g, ''), url.port, url.protocol)
}

/** The same key from its parts; an empty port is the one of the protocol. */
export function toHostPort(hostname: string, port: string, protocol: string): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}
