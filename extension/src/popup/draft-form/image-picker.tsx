import { quickAddMessages as t } from '@registry/shared/messages/quick-add/quick-add'
import styles from '../fields.module.css'
import type { QuickAdd } from '../state/use-quick-add.ts'
import { Icon } from '../ui/icon.tsx'
import type { DraftProps } from './draft-form.tsx'

type ImagePickerProps = Omit<DraftProps, 'fields'> & Pick<QuickAdd, 'dispatch'>

/** Radio group of the page's images. An image that fails to load is removed. */
export function ImagePicker({ draft, edit, dispatch }: ImagePickerProps) {
  const { pictures, thumbnailUrl } = draft
  if (pictures.length === 0) {
    return draft.shop === '' ? null : <p className="text-12 tone-faint">{t.noPictures}</p>
  }
  // Offline, every image fails; the registry can still load it later.
  const onError = (url: string) => navigator.onLine && dispatch({ type: 'image-failed', url })
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
          <img src={url} alt="" referrerPolicy="no-referrer" onError={() => onError(url)} />
          <i className="chosen-mark">
            <Icon of="check" />
          </i>
        </label>
      ))}
    </fieldset>
  )
}
