import { checkSlug } from '@registry/shared/contract/settings'
import { useEffect, useMemo, useState } from 'react'
import { ownerClient } from '../../lib/owner-client.ts'
import { createSlugCheck, judgeSlug, type SlugAnswer, type SlugState } from './slug-check.ts'

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

async function isAvailable(slug: string, signal: AbortSignal): Promise<boolean> {
  return (await ownerClient.call(checkSlug, { params: { slug } }, { signal })).available
}

/** Returns the state of the typed slug, and a retry function. */
export function useSlugCheck(text: string, own: string): [SlugState, retry: () => void] {
  const [told, setTold] = useState<{ slug: string; status: SlugAnswer }>()
  const slugCheck = useMemo(
    () =>
      createSlugCheck({
        isAvailable,
        after,
        onAnswer: (slug, status) => setTold({ slug, status }),
      }),
    [],
  )
  const verdict = judgeSlug(text, own)
  const unknown = verdict.status === 'unknown' ? verdict.slug : undefined

  useEffect(() => {
    if (unknown === undefined) return
    slugCheck.check(unknown)
    return () => {
      slugCheck.stop()
      setTold(undefined)
    }
  }, [slugCheck, unknown])

  const retry = () => {
    if (unknown === undefined) return
    setTold(undefined)
    slugCheck.checkNow(unknown)
  }
  return [stateOf(verdict, told), retry]
}

function stateOf(
  verdict: ReturnType<typeof judgeSlug>,
  told: { slug: string; status: SlugAnswer } | undefined,
): SlugState {
  if (verdict.status !== 'unknown') return verdict
  return { status: told?.slug === verdict.slug ? told.status : 'checking' }
}
