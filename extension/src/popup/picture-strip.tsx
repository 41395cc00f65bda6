import { quickAddMessages as t } from '@registry/shared/messages/quick-add'
import { Check } from 'lucide-react'
import type { DraftProps } from './draft-form.tsx'

/** The pictures that the page has of the product, one of them chosen. One that does not load goes away. */
export function PictureStrip({ draft, edit }: Omit<DraftProps, 'fields'>) {
  const { pictures, thumbnailUrl } = draft
  if (pictures.length === 0) {
    return draft.shop === '' ? null : <p className="about">{t.noPictures}</p>
  }
  const drop = (url: string) => {
    const left = pictures.filter(picture => picture !== url)
    edit({ pictures: left, thumbnailUrl: thumbnailUrl === url ? (left[0] ?? '') : thumbnailUrl })
  }
  return (
    <fieldset className="strip" aria-label={t.pictures}>
      {pictures.map((url, index) => (
        <button
          key={url}
          type="button"
          className="pick"
          aria-pressed={url === thumbnailUrl}
          aria-label={t.picture(index + 1, pictures.length)}
          onClick={() => edit({ thumbnailUrl: url })}
        >
          <img src={url} alt="" referrerPolicy="no-referrer" onError={() => drop(url)} />
          {url === thumbnailUrl && (
            <i>
              <Check className="icon" aria-hidden="true" />
            </i>
          )}
        </button>
      ))}
    </fieldset>
  )
}
