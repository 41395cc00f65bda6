import { useEffect } from 'react'
import { removeQueryParams } from '../../lib/url/page-url.ts'

/**
 * Removes query parameters that open nothing, such as the ID of a removed item. Otherwise the page
 * would count as covered by an overlay.
 */
export function useRemoveQueryParams(names: readonly (string | false)[]): void {
  const dead = names.filter(name => name !== false).join(' ')
  useEffect(() => {
    if (dead) removeQueryParams(dead.split(' '))
  }, [dead])
}
