import type { Retailer } from './retailer.ts'

/**
 * The ids that an address of one of the retailer's products holds; none for any other page. The path is
 * asked first, then all that follows the host: raw slugs can hold '?' and '#'.
 */
export function productIds(
  retailer: Retailer | undefined,
  { pathname, search, hash }: URL,
): Readonly<Record<string, string>> {
  const pattern = retailer?.productPath
  const match = pattern?.exec(pathname) ?? pattern?.exec(pathname + search + hash)
  const found = Object.entries<string | undefined>(match?.groups ?? {})
  return Object.fromEntries(found.filter((id): id is [string, string] => id[1] !== undefined))
}
