import { generateDescription } from '@registry/shared/contract/items/suggestions'
import { useEffect, useState } from 'react'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { createLatestRequest, type LatestRequestState } from './create-latest-request.ts'
import { descriptionPrompt } from './description-prompt.ts'
import { type DescriptionResult, failedDescription, parseDescription } from './parse-description.ts'

interface DescriptionInput {
  name: string
  category: string
  keywords: string[]
}

/** Requests descriptions one at a time; unmounting aborts the request. */
export function useDescription() {
  const [state, setState] = useState<LatestRequestState<DescriptionResult>>({ status: 'idle' })
  const [request] = useState(() => createLatestRequest<DescriptionResult>(setState))
  useEffect(() => request.stop, [request])
  const generate = (input: DescriptionInput) =>
    request.run(signal => requestDescription(input, signal))
  return { state, generate, clear: request.stop }
}

/** Never throws, unless aborted: errors become part of the response. */
async function requestDescription(
  input: DescriptionInput,
  signal: AbortSignal,
): Promise<DescriptionResult> {
  const { name, category, keywords } = input
  const prepared = descriptionPrompt(name, category)
  if ('error' in prepared) return prepared
  const body = { prompt: prepared.prompt, category: category.slice(0, 80), keywords }
  try {
    return parseDescription(await ownerClient.call(generateDescription, { body }, { signal }))
  } catch (error) {
    return failedDescription(error)
  }
}
