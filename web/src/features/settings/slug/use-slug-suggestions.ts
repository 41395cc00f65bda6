import { checkSlug } from '@registry/shared/contract/account/settings'
import { useQuery } from '@tanstack/react-query'
import { ownerClient } from '../../../lib/api-client/owner-client.ts'
import { suggestSlugs } from './suggest-slugs.ts'

interface SlugSuggestionOptions {
  taken: string | undefined
  title: string
  own: string
}

/** Returns available slugs similar to a taken one; empty while loading. */
export function useSlugSuggestions({
  taken,
  title,
  own,
}: SlugSuggestionOptions): readonly string[] {
  const { data } = useQuery({
    // The title is not part of the key: editing it must not trigger new requests.
    queryKey: ['free slugs', taken],
    enabled: taken !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const slugs = suggestSlugs({ taken: taken ?? '', title, own })
      const responses = await Promise.all(
        slugs.map(slug => ownerClient.call(checkSlug, { params: { slug } }, { signal })),
      )
      return slugs.filter((_, index) => responses[index]?.available)
    },
  })
  return taken !== undefined && data ? data : []
}
