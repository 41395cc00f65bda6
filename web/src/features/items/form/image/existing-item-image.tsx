import { ApiError } from '@registry/shared/client/api-error'
import type { AvailableImage } from '@registry/shared/contract/images'
import { imageMessages } from '@registry/shared/messages/items/images'
import { itemFormMessages } from '@registry/shared/messages/items/item-form'
import { itemMessages } from '@registry/shared/messages/items/items'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import type { ItemFormState } from '../use-item-form.ts'
import { ImageLinkField } from './image-link-field.tsx'
import styles from './image-picker.module.css'
import { ImagePicker } from './image-picker.tsx'
import { useItemImages, useReselectImage } from './item-image-queries.ts'
import { useImageCandidates } from './use-image-candidates.ts'

const BONES = ['first', 'second', 'third', 'fourth'] as const

interface ExistingItemImageProps {
  form: ItemFormState
  itemId: string
}

/** Image of an existing item: one of its stored images, or a URL if it has none. */
export function ExistingItemImage({ form, itemId }: ExistingItemImageProps) {
  const images = useItemImages(itemId)
  if (images.isPending) return <ImagesSkeleton />
  if (images.isError) return <ImagesFailed onRetry={() => void images.refetch()} />
  if (images.data.length === 0) return <ImageLinkField form={form} />
  return <ExistingImagePicker form={form} itemId={itemId} images={images.data} />
}

function ExistingImagePicker({
  form,
  itemId,
  images,
}: ExistingItemImageProps & { images: AvailableImage[] }) {
  const { chooseAnother, pictureSaved, pictureSaving } = itemFormMessages
  const [category, value] = useWatch({ control: form.control, name: ['category', 'thumbnailUrl'] })
  const { candidates } = useImageCandidates(images.map(toCandidate))
  const put = (url: string) => form.setValue('thumbnailUrl', url, { shouldDirty: true })
  const reselect = useReselectImage(itemId, put)
  const choose = (url: string) => {
    reselect.reset()
    const image = images.find(({ originalUrl }) => originalUrl === url)
    if (!image) return put('')
    reselect.mutate(image.id)
  }
  const wanted = images.find(({ id }) => reselect.isPending && id === reselect.variables)
  const chosen = wanted ?? images.find(image => isChosen(image, value ?? ''))
  return (
    <ImagePicker
      title={chooseAnother}
      category={category}
      candidates={candidates}
      value={chosen?.originalUrl ?? ''}
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
    <div className={styles.pictures}>
      <p className="label">{chooseAnother}</p>
      <p className="vh" role="status">
        {picturesLoading}
      </p>
      <div className={styles.preview} aria-hidden="true">
        <Skeleton />
      </div>
      <div className={styles.picks} aria-hidden="true">
        {BONES.map(bone => (
          <span key={bone} className={styles.pick}>
            <Skeleton />
          </span>
        ))}
      </div>
    </div>
  )
}

function ImagesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.pictures}>
      <p className="label">{itemFormMessages.chooseAnother}</p>
      <Banner
        tone="red"
        role="alert"
        title={imageMessages.loadFailed}
        action={
          <Button look="outline" size="sm" onClick={onRetry}>
            {itemMessages.tryAgain}
          </Button>
        }
      />
    </div>
  )
}
