import { generateDescription } from '@registry/shared/contract/items/suggestions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { useEventCallback } from '../../../lib/hooks/use-event-callback.ts'
import { descriptionPrompt } from './description-prompt.ts'
import { type DescriptionResult, failedDescription, parseDescription } from './parse-description.ts'

interface DescriptionInput {
  name: string
  category: string
  keywords: string[]
}

/** Generates a description on request; unmounting aborts the request. */
export function useDescription(input: DescriptionInput) {
  const client = useQueryClient()
  const queryKey = ['description', useId()]
  // A click would otherwise send the input of an earlier rendering: queries take new options over in a later effect.
  const request = useEventCallback((signal: AbortSignal) => requestDescription(input, signal))
  // Not a mutation: the owner's lists are not refetched while one is pending, and a language model may take long.
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(signal),
    enabled: false,
    gcTime: 0,
  })
  return {
    isPending: isFetching,
    result: isFetching ? undefined : data,
    generate: () => void refetch(),
    clear: () => void client.resetQueries({ queryKey }),
  }
}

/** Never throws: errors become part of the result. */
async function requestDescription(
  { name, category, keywords }: DescriptionInput,
  signal: AbortSignal,
): Promise<DescriptionResult> {
  const prepared = descriptionPrompt(name, category)
  if ('error' in prepared) return prepared
  const body = { prompt: prepared.prompt, category: category.slice(0, 80), keywords }
  try {
    return parseDescription(await ownerClient.call(generateDescription, { body }, { signal }))
  } catch (error) {
    return failedDescription(error)
  }
}
