import { Stack } from '../../ui/layout/stack.tsx'
import styles from '../side/side-page-layout.module.css'

interface BrowserStepsProps {
  browsers: readonly { name: string; steps: readonly string[] }[]
}

/** Numbered instructions per browser. */
export function BrowserSteps({ browsers }: BrowserStepsProps) {
  return (
    <Stack gap="8-16" className={styles.quickBrowsers}>
      {browsers.map(({ name, steps }) => (
        <div key={name}>
          <h3>{name}</h3>
          <Stack as="ol" above={8} tone="muted" gap={8} canBreak className="listed">
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  )
}
