import {
  type ImageFacts,
  imageSrcset,
  parseImageHash,
} from '@registry/shared/images/image-file-names'
import { type ComponentProps, useState } from 'react'
import { pictureSizes, type Room } from './picture-sizes.ts'

/** The first picture in view is fetched early, those below only when they come near. */
export type PicturePriority = 'first' | 'early' | 'late'

interface PictureProps {
  src: string | null
  /** Its size, its colour and the widths it is there in; without them it comes as it is. */
  facts?: ImageFacts | null
  /** Shown when there is no picture or it does not load. */
  fallback: string
  /** What it has to lie in, in CSS pixels; `wideRoom` from 640 px of window on. */
  room: Room
  wideRoom?: Room
  priority?: PicturePriority
}

/** A picture of something that is named beside it, so it has no words of its own. Never breaks. */
export function Picture({ src, facts, fallback, priority = 'late', ...rooms }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && src !== failed ? src : fallback
  const isArt = shown === fallback
  const { width, height } = (isArt ? null : facts) ?? rooms.room
  const image = (
    <img
      className={isArt ? 'art' : 'photo'}
      src={shown}
      alt=""
      width={width}
      height={height}
      // The colour that most of it has, until it is there.
      style={isArt || !facts?.colour ? undefined : { '--picture': facts.colour }}
      loading={priority === 'late' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      // The drawing may fail too, without a connection; taking turns would never end.
      onError={() => !isArt && setFailed(shown)}
      // A picture that failed before the page came alive fires no event any more.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0 && !isArt) setFailed(shown)
      }}
    />
  )
  return isArt || !facts ? image : withSources(image, shown, facts, rooms)
}

/** Every file there is of it, the smaller kind first: a browser takes the first that it can read. */
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
