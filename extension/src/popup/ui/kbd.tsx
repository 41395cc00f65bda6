import styles from '../screen.module.css'

/** A keyboard hint inside a button. */
export function Kbd({ of }: { of: string }) {
  return (
    <span className={styles.kbd} aria-hidden="true">
      {of}
    </span>
  )
}
