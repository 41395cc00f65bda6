import {
  type ImageFacts,
  imageSrcset,
  parseImageHash,
} from '@registry/shared/images/image-file-names'
import { type ComponentProps, useState } from 'react'
import { pictureSizes, type Room } from './picture-sizes.ts'

/** Loading priority: the first visible image with high priority, images below the fold lazily. */
export type PicturePriority = 'first' | 'early' | 'late'

export interface PictureProps {
  src: string | null
  /** Empty by default, because most subjects are named beside their image. */
  alt?: string
  /** Dimensions, dominant colour and available widths; without them the original file is used. */
  facts?: ImageFacts | null
  /** URL of the image shown when `src` is null or does not load. */
  fallback: string
  /** Size of the container; `wideRoom` for viewports of 640 px and more. */
  room: Room
  wideRoom?: Room
  priority?: PicturePriority
}

/** Responsive image. Falls back on errors. */
export function Picture({
  src,
  alt = '',
  facts,
  fallback,
  priority = 'late',
  ...rooms
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && src !== failed ? src : fallback
  const isArt = shown === fallback
  const { width, height } = (isArt ? null : facts) ?? rooms.room
  const image = (
    <img
      className={isArt ? 'art' : 'photo'}
      src={shown}
      alt={alt}
      width={width}
      height={height}
      // Dominant colour as placeholder while the image loads.
      style={isArt || !facts?.colour ? undefined : { '--picture': facts.colour }}
      loading={priority === 'late' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      // Not for the fallback, which may fail offline too: that would loop.
      onError={() => !isArt && setFailed(shown)}
      // An image that failed before hydration fires no event any more.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0 && !isArt) setFailed(shown)
      }}
    />
  )
  return isArt || !facts ? image : withSources(image, shown, facts, rooms)
}

/** Adds all file formats, the smallest first: browsers use the first one they support. */
function withSources(
  image: React.ReactElement<ComponentProps<'img'>>,
  src: string,
  facts: ImageFacts,
  { room, wideRoom }: Pick<PictureProps, 'room' | 'wideRoom'>,
) {
  const hash = parseImageHash(src)
  if (!hash || facts.widths.length === 0) return image
  const sizes = pictureSizes(facts, room, wideRoom)
  return (
    <picture>
      <source type="image/avif" srcSet={imageSrcset(hash, 'avif', facts)} sizes={sizes} />
      <source type="image/webp" srcSet={imageSrcset(hash, 'webp', facts)} sizes={sizes} />
      {image}
    </picture>
  )
}
