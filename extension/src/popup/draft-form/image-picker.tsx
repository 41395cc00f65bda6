import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import styles from '../fields.module.css'
import { Icon } from '../ui/icon.tsx'
import type { DraftProps } from './draft-form.tsx'

/** Radio group of the page's images. An image that fails to load is removed. */
export function ImagePicker({ draft, edit }: Omit<DraftProps, 'fields'>) {
  const { pictures, thumbnailUrl } = draft
  if (pictures.length === 0) {
    return draft.shop === '' ? null : <p className="text-12 tone-faint">{t.noPictures}</p>
  }
  const drop = (url: string) => {
    const left = pictures.filter(image => image !== url)
    edit({ pictures: left, thumbnailUrl: thumbnailUrl === url ? (left[0] ?? '') : thumbnailUrl })
  }
  return (
    <fieldset
      className={pictures.length > 6 ? `${styles.strip} ${styles.isLong}` : styles.strip}
      aria-label={t.pictures}
    >
      {pictures.map((url, index) => (
        <label key={url} className={styles.pick}>
          <input
            className="vh"
            type="radio"
            name="picture"
            aria-label={t.picture(index + 1, pictures.length)}
            checked={url === thumbnailUrl}
            onChange={() => edit({ thumbnailUrl: url })}
          />
          <img src={url} alt="" referrerPolicy="no-referrer" onError={() => drop(url)} />
          <i className="chosen-mark">
            <Icon of="check" />
          </i>
        </label>
      ))}
    </fieldset>
  )
}
