import type { HeaderPicture } from '@registry/shared/contract/registry/registry-schemas'
import { registryMessages } from '@registry/shared/messages/registry/registry'
import { Picture } from '../../../ui/images/picture.tsx'
import styles from './hero.module.css'

/** Largest variant. */
const ROOM = { width: 96, height: 96 }

/** The parents' image, cropped to a circle. */
export function HeroPicture({ picture }: { picture: HeaderPicture }) {
  return (
    <span className={styles.heroPicture}>
      <Picture
        src={picture.url}
        alt={picture.alt || registryMessages.pictureAlt}
        facts={picture}
        fallback="/icons/mark.svg"
        room={ROOM}
        priority="early"
      />
    </span>
  )
}
