import { ApiError } from '@registry/shared/client/api-error'
import { processSelectedImage } from '@registry/shared/contract/images'
import { useQueries } from '@tanstack/react-query'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'

export interface ImageCandidate {
  /** URL at the retailer, or of the stored copy; saved with the item. */
  url: string
  /**
   * URL of the stored copy, once created; the content security policy allows no other image source.
   */
  shownUrl?: string
  /** Alternative text of the retailer. */
  alt?: string
  /** The copy could not be created; a retry may succeed. */
  hasFailed?: boolean
}

interface ImageCandidates {
  /** Available images, without unreadable ones. */
  candidates: ImageCandidate[]
  /** URLs of unreadable images. */
  unreadable: readonly string[]
  /** Retries the failed copies; undefined if there are none. */
  retry: (() => void) | undefined
}

/** Creates copies of a retailer's images and returns them as they complete, without duplicates. */
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
  const candidates = offered.flatMap((candidate, index) => {
    const copy = copies[index]
    if (isUnreadable(copy?.error)) return []
    return [{ ...candidate, shownUrl: copy?.data, hasFailed: copy?.isError === true }]
  })
  const failed = copies.filter(({ error }) => error && !isUnreadable(error))
  const retry = () => {
    for (const { refetch } of failed) void refetch()
  }
  return {
    candidates: candidates.filter(isFirstWithCopy),
    unreadable: offered
      .map(({ url }) => url)
      .filter((_, index) => isUnreadable(copies[index]?.error)),
    retry: failed.length > 0 ? retry : undefined,
  }
}

function isOwnImage(url: string): boolean {
  return url.startsWith('/images/')
}

/** True if the server rejected the image itself, so a retry cannot succeed. */
function isUnreadable(error: Error | null | undefined): boolean {
  return error instanceof ApiError && ['IMAGE_UNREADABLE', 'VALIDATION_FAILED'].includes(error.code)
}

/** Retailers serve one image under several URLs; the content-addressed copies have the same URL. */
function isFirstWithCopy(
  { shownUrl }: ImageCandidate,
  index: number,
  all: ImageCandidate[],
): boolean {
  return !shownUrl || all.findIndex(other => other.shownUrl === shownUrl) === index
}

async function createCopy(url: string): Promise<string> {
  const response = await ownerClient.call(processSelectedImage, { body: { imageUrl: url } })
  return response.processedImage.displayUrl
}
