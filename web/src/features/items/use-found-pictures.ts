import { processSelectedImage } from '@registry/shared/contract/images'
import { useQueries } from '@tanstack/react-query'
import { ownerClient } from '../../lib/owner-client.ts'

/** As many of a page's pictures are offered: the first are nearly always the product's own. */
const OFFERED = 6

export interface FoundPicture {
  /** The shop's address of it, which is what an item keeps. */
  url: string
  /** Our own copy, once it has been made; the page may show no other. */
  shownUrl?: string
}

function isOurs(url: string): boolean {
  return url.startsWith('/images/')
}

/** Copies of a shop's pictures to choose from, as they come in; those that cannot be read drop out. */
export function useFoundPictures(urls: readonly string[]): FoundPicture[] {
  const offered = [...new Set(urls)].slice(0, OFFERED)
  const copies = useQueries({
    queries: offered.map(url => ({
      queryKey: ['picture', url] as const,
      queryFn: () => copyOf(url),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  })
  const pictures = offered.flatMap((url, index) => {
    const copy = copies[index]
    return copy?.isError ? [] : [{ url, shownUrl: copy?.data }]
  })
  return pictures.filter(isFirstOfItsKind)
}

/** Shops name one picture by several addresses; the copies of it have one. */
function isFirstOfItsKind({ shownUrl }: FoundPicture, index: number, all: FoundPicture[]): boolean {
  return !shownUrl || all.findIndex(other => other.shownUrl === shownUrl) === index
}

async function copyOf(url: string): Promise<string> {
  if (isOurs(url)) return url
  const answer = await ownerClient.call(processSelectedImage, { body: { imageUrl: url } })
  return answer.processedImage.displayUrl
}
