import type { Retailer } from '../retailer.ts'

/**
 * Returns the product ids in a URL; empty for other pages. Matches the path first, then path, query and
 * fragment: raw slugs can contain '?' and '#'.
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
