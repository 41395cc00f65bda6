import { registryHeaderMessages } from '@registry/shared/messages/registry/registry-header'
import { formatCelebration, isMonth, singaporeDate } from '@registry/shared/registries/celebration'
import { isCelebration } from '@registry/shared/registries/is-celebration'
import { useState } from 'react'
import { serverNow } from '../../lib/time/server-clock.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { SaveStatus } from './save-status.tsx'
import { useSaveRegistryHeader } from './use-registry-header.ts'

const t = registryHeaderMessages.celebration
const KINDS = ['none', 'date', 'month'] as const
type Kind = (typeof KINDS)[number]
/** Months to choose from: the current one and those of a pregnancy, and a few more. */
const MONTHS_AHEAD = 12

const kindOf = (saved: string | null): Kind =>
  saved === null ? 'none' : isMonth(saved) ? 'month' : 'date'

/** Returns months like 2026-12 from the month of `today` on, and `saved` before them if it is another one. */
function listMonths(today: string, saved: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  )
  return saved === '' || ahead.includes(saved) ? ahead : [saved, ...ahead]
}

/** Chooses the date of the celebration, the due month, or neither. */
export function CelebrationField({ saved }: { saved: string | null }) {
  const [kind, setKind] = useState(() => kindOf(saved))
  const [date, setDate] = useState(kindOf(saved) === 'date' ? (saved ?? '') : '')
  const [month, setMonth] = useState(kindOf(saved) === 'month' ? (saved ?? '') : '')
  const [isInvalid, setInvalid] = useState(false)
  const { mutate, isSuccess, error } = useSaveRegistryHeader()
  const save = (celebration: string | null) => mutate({ kind: 'change', changes: { celebration } })

  const changeKind = (label: string) => {
    const next = KINDS.find(name => t.kinds[name] === label) ?? 'none'
    setKind(next)
    setInvalid(false)
    if (next === 'none') save(null)
    else if (next === 'date' && date) save(date)
    else if (next === 'month' && month) save(month)
  }
  // Choosing another kind, or clearing the date, saves nothing: the page still shows the saved one.
  const isShown = { none: null, date, month }[kind] === saved
  const options = listMonths(singaporeDate(serverNow()), month)
  return (
    <>
      <Select
        label={t.show}
        options={KINDS.map(name => t.kinds[name])}
        value={t.kinds[kind]}
        onChange={({ target }) => changeKind(target.value)}
      />
      {kind === 'date' && (
        <Field
          type="date"
          label={t.date}
          hint={t.dateHint}
          min="2000-01-01"
          max="2099-12-31"
          value={date}
          error={isInvalid ? registryHeaderMessages.celebrationInvalid : undefined}
          onChange={({ target }) => {
            setDate(target.value)
            // Years that are being typed, such as 0202, are no dates yet.
            if (!isCelebration(target.value)) return
            setInvalid(false)
            save(target.value)
          }}
          onBlur={({ target }) =>
            setInvalid(target.validity.badInput || !isCelebration(target.value))
          }
        />
      )}
      {kind === 'month' && (
        <Select
          label={t.month}
          placeholder={t.choose}
          options={options.map(formatCelebration)}
          value={month && formatCelebration(month)}
          onChange={({ target }) => {
            const chosen = options.find(option => formatCelebration(option) === target.value)
            if (!chosen) return
            setMonth(chosen)
            save(chosen)
          }}
        />
      )}
      <SaveStatus
        text={isSuccess && isShown ? registryHeaderMessages.saved : undefined}
        error={error ? registryHeaderMessages.failed : undefined}
      />
    </>
  )
}
