import { ApiError } from '@registry/shared/client/api-error'
import { llmHealth } from '@registry/shared/contract/suggestions'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'

const FRESH_MS = 300_000

/** Whether a model is known not to be set up; asked once this is shown. */
export function useIsModelOff(): boolean {
  const { error } = useQuery({
    ...apiQuery(llmHealth, {}),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return error instanceof ApiError && error.code === 'AI_SERVICE_UNAVAILABLE'
}
