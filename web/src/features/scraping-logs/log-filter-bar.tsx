import { scrapingLogMessages } from '@registry/shared/messages/items/scraping-logs'
import type { SubmitEvent } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import {
  isFiltered,
  LOG_STATUSES,
  type LogFilters,
  NO_FILTERS,
  parseDomain,
} from './log-filters.ts'
import styles from './scraping-logs.module.css'

const { filters: t, statuses } = scrapingLogMessages
const OPTIONS = [t.any, ...LOG_STATUSES.map(status => statuses[status])]

interface LogFilterBarProps {
  filters: LogFilters
  onChange: (filters: LogFilters) => void
}

/** Filters of the scraping log. Selections apply immediately, the domain on submit. */
export function LogFilterBar({ filters, onChange }: LogFilterBarProps) {
  const change = (some: Partial<LogFilters>) => onChange({ ...filters, ...some, page: 1 })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('domain')
    change({ domain: parseDomain(typeof typed === 'string' ? typed : '') })
  }
  const { status, domain, from, to } = filters
  return (
    <Card as="search" above={24} pad="16-inset">
      <form className={styles.logFilters} aria-label={t.label} onSubmit={submit}>
        <Select
          label={t.status}
          name="status"
          value={status ? statuses[status] : t.any}
          options={OPTIONS}
          onChange={({ target: { value } }) =>
            change({ status: LOG_STATUSES.find(name => statuses[name] === value) })
          }
        />
        <Field
          // Resets the field when the URL's domain changes, for example on Back.
          key={domain}
          label={t.domain}
          name="domain"
          type="search"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t.domainHint}
          defaultValue={domain}
        />
        <Field
          label={t.from}
          name="from"
          type="date"
          max={to || undefined}
          value={from}
          onChange={({ target }) => change({ from: target.value })}
        />
        <Field
          label={t.to}
          name="to"
          type="date"
          min={from || undefined}
          value={to}
          onChange={({ target }) => change({ to: target.value })}
        />
        <Inline gap={8} wrap className={styles.logFilterActs}>
          <Button type="submit" look="tonal">
            {t.apply}
          </Button>
          {isFiltered(filters) && (
            <Button look="quiet" onClick={() => onChange(NO_FILTERS)}>
              {t.clear}
            </Button>
          )}
        </Inline>
      </form>
    </Card>
  )
}
