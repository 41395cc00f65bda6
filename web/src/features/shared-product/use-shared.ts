import { extractSharedUrl, type SharedContent } from '@registry/shared/sharing/extract-shared-url'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { newUuid } from '../../lib/new-uuid.ts'
import { paths } from '../../lib/paths.ts'

/** Longest piece that is shown again of what was no link. */
const SHOWN_MAX = 200
const UNPRINTABLE = /\p{Cc}+/gu

const shared = z.union([
  z.object({ id: z.string(), url: z.string() }),
  z.object({ wrong: z.enum(['missing', 'none', 'malformed']), given: z.string() }),
])
/** A share that came in: its link under an id of its own, or why there is none. */
export type Shared = z.output<typeof shared>

/**
 * What was shared with this page. The address carries it for a moment only: it is moved into the entry
 * of the history, which a reload and Back keep, and which no log, no copied link and no other site sees.
 * Undefined in that moment.
 */
export function useShared(): Shared | undefined {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (search === '') return
    const came = receive(new URLSearchParams(search))
    void navigate(paths.shareProduct, { replace: true, state: came })
  }, [search, navigate])
  if (search !== '') return undefined
  const known = z.safeParse(shared, state)
  return known.success ? known.data : { wrong: 'missing', given: '' }
}

/** Each time that something is shared is a share of its own, also of the same link. */
function receive(query: URLSearchParams): Shared {
  const content = { url: query.get('url'), text: query.get('text'), title: query.get('title') }
  const found = extractSharedUrl(content)
  if ('url' in found) return { id: newUuid(), url: found.url }
  return { wrong: found.wrong, given: givenIn(content) }
}

function givenIn({ url, text, title }: SharedContent): string {
  const given = [text, title, url].map(words => words?.replace(UNPRINTABLE, ' ').trim())
  return (given.find(Boolean) ?? '').slice(0, SHOWN_MAX).toWellFormed()
}
