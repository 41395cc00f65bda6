import { ApiError } from '@registry/shared/client/api-error'
import type { AvailableImage } from '@registry/shared/contract/images'
import { imageMessages } from '@registry/shared/messages/items/images'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { itemMessages } from '@registry/shared/messages/items/items'
import { useWatch } from 'react-hook-form'
import { FailureBanner } from '../../../../ui/feedback/failure-banner.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { OwnPhoto } from '../photo/own-photo.tsx'
import type { ItemPhoto } from '../photo/use-item-photo.ts'
import type { ItemFormState } from '../use-item-form.ts'
import { ImageLinkField } from './image-link-field.tsx'
import styles from './image-picker.module.css'
import { ImagePicker } from './image-picker.tsx'
import { useItemImages, useReselectImage } from './item-image-queries.ts'
import { useImageCandidates } from './use-image-candidates.ts'

const BONES = ['first', 'second', 'third', 'fourth'] as const

interface StoredImagesProps {
  form: ItemFormState
  itemId: string
  /** Paths of photos that were uploaded since the form was opened; saved with the form. */
  uploads: readonly string[]
}

/** Image of an existing item: one of its stored images, a URL if it has none, or the owner's own photo. */
export function ExistingItemImage({ photo, ...stored }: StoredImagesProps & { photo: ItemPhoto }) {
  return (
    <Stack gap={12} justify="start" shrinks>
      <StoredImages {...stored} />
      <OwnPhoto photo={photo} />
    </Stack>
  )
}

function StoredImages({ form, itemId, uploads }: StoredImagesProps) {
  const images = useItemImages(itemId)
  if (images.isPending) return <ImagesSkeleton />
  if (images.isError) return <ImagesFailed onRetry={() => void images.refetch()} />
  const hasImages = images.data.length + uploads.length > 0
  if (!hasImages) return <ImageLinkField form={form} />
  return <ExistingImagePicker form={form} itemId={itemId} uploads={uploads} images={images.data} />
}

function ExistingImagePicker({
  form,
  itemId,
  uploads,
  images,
}: StoredImagesProps & { images: AvailableImage[] }) {
  const { chooseAnother, pictureSaved, pictureSaving } = itemFormMessages
  const [category, value] = useWatch({ control: form.control, name: ['category', 'thumbnailUrl'] })
  const added = uploads.filter(url => !images.some(image => isChosen(image, url)))
  const { candidates } = useImageCandidates([
    ...added.map(url => ({ url, shownUrl: url })),
    ...images.map(toCandidate),
  ])
  const put = (url: string) => form.setValue('thumbnailUrl', url, { shouldDirty: true })
  const reselect = useReselectImage(itemId, put)
  const choose = (url: string) => {
    reselect.reset()
    const image = images.find(({ originalUrl }) => originalUrl === url)
    if (!image) return put(url)
    reselect.mutate(image.id)
  }
  const wanted = images.find(({ id }) => reselect.isPending && id === reselect.variables)
  const chosen = wanted ?? images.find(image => isChosen(image, value ?? ''))
  return (
    <ImagePicker
      title={chooseAnother}
      category={category}
      candidates={candidates}
      value={chosen?.originalUrl ?? added.find(url => url === value) ?? ''}
      error={form.formState.errors.thumbnailUrl?.message}
      onChange={choose}
      isBusy={reselect.isPending}
      problem={problemOf(reselect)}
      news={reselect.isPending ? pictureSaving : reselect.isSuccess ? pictureSaved : undefined}
    />
  )
}

function toCandidate({
  originalUrl: url,
  thumbnailUrl,
  processedUrl,
  altText: alt,
}: AvailableImage) {
  return { url, alt, shownUrl: thumbnailUrl ?? processedUrl ?? undefined }
}

function isChosen(image: AvailableImage, value: string): boolean {
  return value !== '' && (image.processedUrl === value || image.originalUrl === value)
}

function problemOf(reselect: ReturnType<typeof useReselectImage>) {
  const { error, variables, mutate } = reselect
  if (!error) return undefined
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
  if (isGone) return { text: imageMessages.notFound }
  return { text: imageMessages.reselectFailed, onRetry: () => variables && mutate(variables) }
}

function ImagesSkeleton() {
  const { chooseAnother, picturesLoading } = itemFormMessages
  return (
    <Stack gap={8} className={styles.pictures}>
      <p className="label">{chooseAnother}</p>
      <p className="vh" role="status">
        {picturesLoading}
      </p>
      <span className={`thumbnail bone ${styles.preview}`} aria-hidden="true" />
      <Stack className={styles.picks} gap={8} above={4} aria-hidden="true">
        {BONES.map(bone => (
          <span key={bone} className={`thumbnail bone ${styles.pick}`} />
        ))}
      </Stack>
    </Stack>
  )
}

function ImagesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap={8} className={styles.pictures}>
      <p className="label">{itemFormMessages.chooseAnother}</p>
      <FailureBanner
        title={imageMessages.loadFailed}
        retry={itemMessages.tryAgain}
        onRetry={onRetry}
      />
    </Stack>
  )
}
