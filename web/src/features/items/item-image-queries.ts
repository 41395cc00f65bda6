import {
  type AvailableImage,
  listItemImages,
  reselectImage,
} from '@registry/shared/contract/images'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../lib/api-query.ts'
import { ownerClient } from '../../lib/owner-client.ts'
import { ownItems } from './items-queries.ts'

const itemImages = (id: string) => apiQuery(listItemImages, { params: { id } })

/** The pictures that an item can have, the chosen one first. */
export function useItemImages(itemId: string) {
  return useQuery({
    ...itemImages(itemId),
    select: ({ data }) => data.availableImages,
    // The chosen one stays in its place while another is tried.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/**
 * Makes another of its pictures the one that an item shows, from then on and for everybody; `onChosen`
 * is told the address of our copy.
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
