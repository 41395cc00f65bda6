import { useEffect } from 'react'
import { removeQueryParams } from '../lib/page-url.ts'

/**
 * Takes out of the address what opens nothing, as the link to a gift that is off the list: the page
 * must not count as covered by it.
 */
export function useCleanQuery(names: readonly (string | false)[]): void {
  const dead = names.filter(name => name !== false).join(' ')
  useEffect(() => {
    if (dead) removeQueryParams(dead.split(' '))
  }, [dead])
}
