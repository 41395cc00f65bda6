import { ApiError } from '@registry/shared/client/api-error'
import { processSelectedImage } from '@registry/shared/contract/images'
import { useQueries } from '@tanstack/react-query'
import { ownerClient } from '../../lib/owner-client.ts'

export interface FoundPicture {
  /** The shop's address of it, or that of our own copy: what an item keeps. */
  url: string
  /** Our own copy, once it has been made; the page may show no other. */
  shownUrl?: string
  /** What the shop says of it. */
  alt?: string
  /** No copy could be made for now; asking again may help. */
  hasFailed?: boolean
}

interface FoundPictures {
  /** Those that can be had; one that cannot be read is no choice. */
  pictures: FoundPicture[]
  /** Addresses of those that cannot. */
  unreadable: readonly string[]
  /** Asks again for those that failed; undefined when none did. */
  retry: (() => void) | undefined
}

/** Copies of a shop's pictures to choose from, as they come in. Two of one picture are one. */
export function useFoundPictures(offered: readonly FoundPicture[]): FoundPictures {
  const copies = useQueries({
    queries: offered.map(({ url, shownUrl }) => ({
      queryKey: ['picture', url] as const,
      queryFn: () => copyOf(url),
      initialData: shownUrl ?? (isOurs(url) ? url : undefined),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  })
  const pictures = offered.flatMap((picture, index) => {
    const copy = copies[index]
    if (isLost(copy?.error)) return []
    return [{ ...picture, shownUrl: copy?.data, hasFailed: copy?.isError === true }]
  })
  const failed = copies.filter(({ error }) => error && !isLost(error))
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return {
    pictures: pictures.filter(isFirstOfItsKind),
    unreadable: offered.map(({ url }) => url).filter((_, index) => isLost(copies[index]?.error)),
    retry: failed.length > 0 ? retry : undefined,
  }
}

function isOurs(url: string): boolean {
  return url.startsWith('/images/')
}

/** The server's word on the picture itself, not on how asking for it went. */
function isLost(error: Error | null | undefined): boolean {
  return error instanceof ApiError && ['IMAGE_UNREADABLE', 'VALIDATION_FAILED'].includes(error.code)
}

/** Shops name one picture by several addresses; the copies of it have one. */
function isFirstOfItsKind({ shownUrl }: FoundPicture, index: number, all: FoundPicture[]): boolean {
  return !shownUrl || all.findIndex(other => other.shownUrl === shownUrl) === index
}

async function copyOf(url: string): Promise<string> {
  const answer = await ownerClient.call(processSelectedImage, { body: { imageUrl: url } })
  return answer.processedImage.displayUrl
}
