import styles from '../contribute-sheet.module.css'

/** Horizontal and vertical drift in px and rotation in degrees of each leaf. */
const LEAVES = [
  [-112, 34, -160],
  [-92, -14, 120],
  [-76, 62, 210],
  [-58, -42, -90],
  [-40, 84, 150],
  [-20, -58, 60],
  [18, -52, -140],
  [36, 80, -60],
  [56, -36, 100],
  [74, 58, -200],
  [94, -8, 170],
  [110, 40, -120],
] as const

const STAGGER_MS = 12
const HALF = 9

/** Decorative animation of under a second, shown when a contribution completes the item. */
export function FallingLeaves() {
  return (
    <span className={styles.leaves}>
      {LEAVES.map(([x, y, turn], index) => (
        <svg
          key={turn}
          aria-hidden="true"
          viewBox="0 0 42 20"
          style={{
            '--x': `${x}px`,
            '--y': `${y}px`,
            '--turn': `${turn}deg`,
            animationDelay: `${index * STAGGER_MS}ms`,
          }}
        >
          <path
            transform={`translate(0 ${HALF})`}
            d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
            fill={index % 3 === 0 ? 'var(--rose-soft)' : 'var(--moss-soft)'}
          />
        </svg>
      ))}
    </span>
  )
}
