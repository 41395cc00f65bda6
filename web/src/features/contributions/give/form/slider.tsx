import styles from '../contribute-sheet.module.css'

interface SliderProps {
  label: string
  min: number
  max: number
  value: number
  /** Value as text for screen readers, such as '$50 of $240'. */
  valueText: string
  onChange: (value: number) => void
  ends: [string, string]
}

/** Native range input, for quick changes of a value that also has a text field. */
export function Slider({ label, min, max, value, valueText, onChange, ends }: SliderProps) {
  const inRange = Math.min(max, Math.max(min, value))
  const part = max > min ? ((inRange - min) / (max - min)) * 100 : 100
  return (
    <div className={styles.slider}>
      <input
        type="range"
        min={min}
        max={max}
        step={1}
        value={inRange}
        style={{ '--p': `${part}%` }}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
      <div
        className={`row gap-8 justify-between one-line hint num ${styles.ends}`}
        aria-hidden="true"
      >
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  )
}
