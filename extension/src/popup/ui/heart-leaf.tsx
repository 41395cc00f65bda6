import styles from '../screen.module.css'

/** The product's logo. */
export function HeartLeaf() {
  return <img className={styles.mark} src="/art/mark.svg" alt="" />
}
