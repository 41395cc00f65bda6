import { checkSlug } from '@registry/shared/contract/account/settings'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../lib/api-client/api-query.ts'
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts'
import { type SlugState, validateSlug } from './slug-check.ts'

/** Returns the state of the typed slug, and a retry function. The server's check is debounced. */
export function useSlugCheck(text: string, own: string): [SlugState, retry: () => void] {
  const validation = validateSlug(text, own)
  const slug = validation.status === 'unknown' ? validation.slug : ''
  const isSettled = useDebouncedValue(slug) === slug
  const check = useQuery({
    ...apiQuery(checkSlug, { params: { slug } }),
    enabled: slug !== '' && isSettled,
    retry: false,
    // A displayed result is never refetched in the background, but text that is typed again is checked again.
    staleTime: 'static',
    gcTime: 0,
  })
  return [
    validation.status === 'unknown' ? { status: toStatus(check) } : validation,
    () => void check.refetch(),
  ]
}

interface CheckResult {
  data: { available: boolean } | undefined
  isError: boolean
  isFetching: boolean
}

function toStatus({ data, isError, isFetching }: CheckResult) {
  if (isError && !isFetching) return 'failed'
  if (!data || isFetching) return 'checking'
  return data.available ? 'available' : 'taken'
}
