import { checkSlug } from '@registry/shared/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { ownerClient } from '../../lib/owner-client.ts'
import { slugsLike } from './free-slugs.ts'

interface Asked {
  taken: string | undefined
  title: string
  own: string
}

/** Returns available slugs similar to a taken one; empty while loading. */
export function useFreeSlugs({ taken, title, own }: Asked): readonly string[] {
  const { data } = useQuery({
    // The title is not part of the key: editing it must not trigger new requests.
    queryKey: ['free slugs', taken],
    enabled: taken !== undefined,
    retry: false,
    queryFn: async ({ signal }) => {
      const slugs = slugsLike({ taken: taken ?? '', title, own })
      const answers = await Promise.all(
        slugs.map(slug => ownerClient.call(checkSlug, { params: { slug } }, { signal })),
      )
      return slugs.filter((_, index) => answers[index]?.available)
    },
  })
  return taken !== undefined && data ? data : []
}
