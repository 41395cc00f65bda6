import { checkSlug } from '@registry/shared/contract/account/settings'
import { useEffect, useMemo, useState } from 'react'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import {
  createSlugCheck,
  type SlugAvailability,
  type SlugState,
  validateSlug,
} from './slug-check.ts'

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

async function isAvailable(slug: string, signal: AbortSignal): Promise<boolean> {
  return (await ownerClient.call(checkSlug, { params: { slug } }, { signal })).available
}

/** Returns the state of the typed slug, and a retry function. */
export function useSlugCheck(text: string, own: string): [SlugState, retry: () => void] {
  const [result, setResult] = useState<{ slug: string; status: SlugAvailability }>()
  const slugCheck = useMemo(
    () =>
      createSlugCheck({
        isAvailable,
        after,
        onResult: (slug, status) => setResult({ slug, status }),
      }),
    [],
  )
  const validation = validateSlug(text, own)
  const unknown = validation.status === 'unknown' ? validation.slug : undefined

  useEffect(() => {
    if (unknown === undefined) return
    slugCheck.check(unknown)
    return () => {
      slugCheck.stop()
      setResult(undefined)
    }
  }, [slugCheck, unknown])

  const retry = () => {
    if (unknown === undefined) return
    setResult(undefined)
    slugCheck.checkNow(unknown)
  }
  return [combineState(validation, result), retry]
}

function combineState(
  validation: ReturnType<typeof validateSlug>,
  result: { slug: string; status: SlugAvailability } | undefined,
): SlugState {
  if (validation.status !== 'unknown') return validation
  return { status: result?.slug === validation.slug ? result.status : 'checking' }
}
