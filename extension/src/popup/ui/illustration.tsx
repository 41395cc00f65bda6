import styles from '../screens.module.css'

export type IllustrationName = 'connect' | 'done' | 'nothing'

/** A decorative illustration, loaded as a file to keep the bundle small. */
export function Illustration({ of }: { of: IllustrationName }) {
  return <img className={styles.art} src={`/art/${of}.svg`} alt="" />
}
