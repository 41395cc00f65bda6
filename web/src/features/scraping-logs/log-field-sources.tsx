import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import { Text } from '../../ui/text/text.tsx'
import { fieldLabel } from './format-log.ts'
import type { LogEntry } from './log-entry.tsx'
import styles from './scraping-logs.module.css'

const { entry: t, methods } = scrapingLogMessages
/** Below this confidence the item form asks to check the field. */
const CONFIDENCE_MIN = 0.6
const LOW = { tone: 'warning', weight: 600 } as const

/** The rule and confidence behind each field. */
export function LogFieldSources({ won }: Pick<LogEntry, 'won'>) {
  if (won.length === 0) return <p className="muted">{t.noneWon}</p>
  return (
    <table className={styles.logWon}>
      <thead>
        <tr>
          <Column>{t.field}</Column>
          <Column>{t.rule}</Column>
          <Column textAlign="end">{t.sure}</Column>
        </tr>
      </thead>
      <tbody>
        {won.map(({ field, rule, confidence, method }) => (
          <tr key={field}>
            <Text as="th" weight={600} textAlign="start" scope="row">
              {fieldLabel(field)}
            </Text>
            <td>
              <span className="log-rule">{rule}</span>
              {method && (
                <Text as="div" size={12} tone="muted">
                  {methods[method]}
                </Text>
              )}
            </td>
            <Text
              as="td"
              isNumeric
              textAlign="end"
              {...(confidence !== null && confidence < CONFIDENCE_MIN && LOW)}
            >
              {confidence === null ? '' : t.percent(confidence)}
            </Text>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Column(props: { textAlign?: 'end'; children: string }) {
  return (
    <Text as="th" scope="col" size={12} weight={500} tone="muted" textAlign="start" {...props} />
  )
}
