import styles from './offering-sheet.module.css'

/** Class names of the round icons by tone. */
export const DOT_COLOURS = { moss: styles.dotMoss, sky: styles.dotSky, rose: styles.dotRose }
