import { ApiError } from '@registry/shared/client/api-error'
import { processSelectedImage } from '@registry/shared/contract/images'
import { useQueries } from '@tanstack/react-query'
import { ownerClient } from '../../lib/owner-client.ts'

export interface ImageCandidate {
  /** The shop's address of it, or that of our own copy: what an item keeps. */
  url: string
  /** Our own copy, once it has been made; the page may show no other. */
  shownUrl?: string
  /** What the shop says of it. */
  alt?: string
  /** No copy could be made for now; asking again may help. */
  hasFailed?: boolean
}

interface ImageCandidates {
  /** Those that can be had; one that cannot be read is no choice. */
  pictures: ImageCandidate[]
  /** Addresses of those that cannot. */
  unreadable: readonly string[]
  /** Asks again for those that failed; undefined when none did. */
  retry: (() => void) | undefined
}

/** Copies of a shop's pictures to choose from, as they come in. Two of one picture are one. */
export function useImageCandidates(offered: readonly ImageCandidate[]): ImageCandidates {
  const copies = useQueries({
    queries: offered.map(({ url, shownUrl }) => ({
      queryKey: ['picture', url] as const,
      queryFn: () => createCopy(url),
      initialData: shownUrl ?? (isOwnImage(url) ? url : undefined),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  })
  const pictures = offered.flatMap((picture, index) => {
    const copy = copies[index]
    if (isUnreadable(copy?.error)) return []
    return [{ ...picture, shownUrl: copy?.data, hasFailed: copy?.isError === true }]
  })
  const failed = copies.filter(({ error }) => error && !isUnreadable(error))
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return {
    pictures: pictures.filter(isFirstWithCopy),
    unreadable: offered
      .map(({ url }) => url)
      .filter((_, index) => isUnreadable(copies[index]?.error)),
    retry: failed.length > 0 ? retry : undefined,
  }
}

function isOwnImage(url: string): boolean {
  return url.startsWith('/images/')
}

/** The server's word on the picture itself, not on how asking for it went. */
function isUnreadable(error: Error | null | undefined): boolean {
  return error instanceof ApiError && ['IMAGE_UNREADABLE', 'VALIDATION_FAILED'].includes(error.code)
}

/** Shops name one picture by several addresses; the copies of it have one. */
function isFirstWithCopy(
  { shownUrl }: ImageCandidate,
  index: number,
  all: ImageCandidate[],
): boolean {
  return !shownUrl || all.findIndex(other => other.shownUrl === shownUrl) === index
}

async function createCopy(url: string): Promise<string> {
  const answer = await ownerClient.call(processSelectedImage, { body: { imageUrl: url } })
  return answer.processedImage.displayUrl
}
