import {
  type AvailableImage,
  listItemImages,
  reselectImage,
} from '@registry/shared/contract/images'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../../../lib/api-client/api-query.ts'
import { ownerClient } from '../../../../lib/api-client/owner-client.ts'
import { ownItems } from '../../items-queries.ts'

const itemImages = (id: string) => apiQuery(listItemImages, { params: { id } })

/** Images available for an item, the selected one first. */
export function useItemImages(itemId: string) {
  return useQuery({
    ...itemImages(itemId),
    select: ({ data }) => data.availableImages,
    // Prevents refetching, which would move the selected image to the front during the selection.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/**
 * Selects another stored image for the item and saves it immediately; `onChosen` receives the URL
 * of the stored copy.
 */
export function useReselectImage(itemId: string, onChosen: (url: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (imageId: string) =>
      ownerClient.call(reselectImage, { params: { id: itemId }, body: { imageId } }),
    onSuccess: ({ data: { processedImage } }, imageId) => {
      client.setQueryData(itemImages(itemId).queryKey, known => {
        if (!known) return known
        const images = known.data.availableImages.map(image =>
          withChoice(image, imageId, processedImage.displayUrl),
        )
        return { ...known, data: { availableImages: images } }
      })
      onChosen(processedImage.displayUrl)
      void client.invalidateQueries({ queryKey: ownItems.queryKey })
    },
  })
}

function withChoice(image: AvailableImage, chosenId: string, displayUrl: string): AvailableImage {
  if (image.id !== chosenId) return { ...image, isSelected: false }
  return { ...image, processedUrl: displayUrl, isSelected: true }
}
