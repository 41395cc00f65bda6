import { useState } from 'react'

interface PictureProps {
  src: string | null
  /** Shown when there is no picture or it does not load. */
  fallback: string
  width: number
  height: number
  sizes?: string
  /** The first picture in view is fetched early, those below only when they come near. */
  priority?: 'first' | 'early' | 'late'
}

/** A picture of something that is named beside it, so it has no words of its own. Never breaks. */
export function Picture({ src, fallback, width, height, sizes, priority = 'late' }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && src !== failed ? src : fallback
  return (
    <img
      className={shown === fallback ? 'art' : 'photo'}
      src={shown}
      alt=""
      width={width}
      height={height}
      sizes={sizes}
      loading={priority === 'late' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
      // The drawing may fail too, without a connection; taking turns would never end.
      onError={() => shown !== fallback && setFailed(shown)}
      // A picture that failed before the page came alive fires no event any more.
      ref={image => {
        if (image?.complete && image.naturalWidth === 0 && shown !== fallback) setFailed(shown)
      }}
    />
  )
}
