import { extractSharedUrl, type SharedContent } from '@registry/shared/sharing/extract-shared-url'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { newUuid } from '../../../lib/browser/new-uuid.ts'
import { sharedText } from '../../../lib/storage/shared-text.ts'
import { paths } from '../../../lib/url/paths.ts'

/** Maximum length of the displayed text. */
const SHOWN_MAX = 200
/** Maximum length of the text in the history state. */
const TEXT_MAX = 2000
const UNPRINTABLE = /\p{Cc}+/gu

const shared = z.union([
  z.object({ id: z.string(), url: z.string(), text: z.optional(z.string()) }),
  z.object({ wrong: z.enum(['missing', 'none', 'malformed']), given: z.string() }),
])
/** A received share: its URL with a new id, or why there is none. */
type SharedData = z.output<typeof shared>

/**
 * Returns the data shared with this page. It moves from the query string into the history state, which survives reload
 * and Back but appears in no log, copied link or referrer. Undefined during the move.
 */
export function useSharedData(): SharedData | undefined {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (search === '') return
    const received = parseShare(new URLSearchParams(search))
    void navigate(paths.shareProduct, { replace: true, state: received })
  }, [search, navigate])
  if (search !== '') return undefined
  const known = z.safeParse(shared, state)
  return known.success ? known.data : { wrong: 'missing', given: '' }
}

/** Every share gets a new id, even for the same URL. */
function parseShare(query: URLSearchParams): SharedData {
  const content = { url: query.get('url'), text: query.get('text'), title: query.get('title') }
  const found = extractSharedUrl(content)
  if ('url' in found)
    return { id: newUuid(), url: found.url, text: textOf(content) ?? textBeforeSignIn(found.url) }
  return { wrong: found.wrong, given: displayedText(content) }
}

/** Returns text and title of a share, which often say name and price. */
function textOf({ text, title }: SharedContent): string | undefined {
  const given = [...new Set([text, title])].filter(Boolean).join('\n')
  return given.slice(0, TEXT_MAX).toWellFormed() || undefined
}

function textBeforeSignIn(url: string): string | undefined {
  const stored = sharedText.read()
  return stored?.url === url ? stored.text : undefined
}

function displayedText({ url, text, title }: SharedContent): string {
  const given = [text, title, url].map(words => words?.replace(UNPRINTABLE, ' ').trim())
  return (given.find(Boolean) ?? '').slice(0, SHOWN_MAX).toWellFormed()
}
