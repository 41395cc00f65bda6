import type { Retailer } from '@registry/shared/retailers/retailer'

export interface NewRetailer {
  name: string
  host: string
  /** Name of its folder and file. */
  id: string
  /** Name of its constant. */
  variable: string
}

const USAGE = 'Usage: npm run new:retailer -- "<Name>" <host>, as in "Baby Shop" babyshop.com.sg'
const NAME = /^\p{L}[\p{L}\p{N} .&'+-]{1,39}$/u
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

/** Parses the command line arguments; returns an error message for invalid ones. */
export function parseNewRetailer(
  [name = '', address = '', ...more]: readonly string[],
  known: readonly Retailer[],
): NewRetailer | string {
  if (!name || !address || more.length > 0) return USAGE
  const host = toHost(address)
  const id = toId(name)
  if (!NAME.test(name) || !/^[a-z][a-z0-9-]*$/.test(id))
    return `Not a shop's name: ${name}\n${USAGE}`
  if (!HOST.test(host)) return `Not a host: ${address}\n${USAGE}`
  const other = known.find(one => one.id === id || one.hosts.some(owned => isSame(host, owned)))
  if (other) return `${other.name} is there already: shared/src/retailers/${other.id}`
  return { name, host, id, variable: toVariable(id) }
}

/** Accepts a pasted URL and removes the subdomains 'www' and 'm'. */
function toHost(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/^(?:www|m)\./, '')
}

function isSame(host: string, owned: string): boolean {
  return host === owned || host.endsWith(`.${owned}`) || owned.endsWith(`.${host}`)
}

function toId(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function toVariable(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
