import { generateDescription } from '@registry/shared/contract/suggestions'
import { useEffect, useState } from 'react'
import { ownerClient } from '../../lib/owner-client.ts'
import { type Asking, createQuestion } from './create-question.ts'
import { descriptionPrompt } from './description-prompt.ts'
import { type DescriptionAnswer, failedDescription, readDescription } from './read-description.ts'

interface Wanted {
  name: string
  category: string
  keywords: string[]
}

/** Requests descriptions one at a time; unmounting aborts the request. */
export function useDescription() {
  const [state, setState] = useState<Asking<DescriptionAnswer>>({ status: 'idle' })
  const [question] = useState(() => createQuestion<DescriptionAnswer>(setState))
  useEffect(() => question.stop, [question])
  const ask = (wanted: Wanted) => question.ask(signal => describe(wanted, signal))
  return { state, ask, forget: question.stop }
}

/** Never throws, unless aborted: errors become part of the response. */
async function describe(wanted: Wanted, signal: AbortSignal): Promise<DescriptionAnswer> {
  const { name, category, keywords } = wanted
  const asked = descriptionPrompt(name, category)
  if ('error' in asked) return asked
  const body = { prompt: asked.prompt, category: category.slice(0, 80), keywords }
  try {
    return readDescription(await ownerClient.call(generateDescription, { body }, { signal }))
  } catch (error) {
    return failedDescription(error)
  }
}
