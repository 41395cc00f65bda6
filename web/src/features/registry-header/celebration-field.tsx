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

interface Choice {
  kind: Kind
  date: string
  month: string
  isSaved?: true
}

function toChoice(saved: string | null): Choice {
  const blank = { kind: 'none', date: '', month: '' } as const
  if (saved === null) return blank
  return isMonth(saved)
    ? { ...blank, kind: 'month', month: saved }
    : { ...blank, kind: 'date', date: saved }
}

const toCelebration = ({ kind, date, month }: Choice) => ({ none: null, date, month })[kind]

/** Returns months like 2026-12 from the month of `today` on, and `saved` before them if it is another one. */
function listMonths(today: string, saved: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  )
  return saved === '' || ahead.includes(saved) ? ahead : [saved, ...ahead]
}

interface CelebrationFieldProps {
  saved: string | null
  /** Due date of the sign-up, a suggestion in the owner's words. */
  expected: string | null | undefined
}

/** Chooses the date of the celebration, the due month, or neither. */
export function CelebrationField({ saved, expected }: CelebrationFieldProps) {
  const [chosen, setChosen] = useState<Choice>()
  // After the choice was saved, another device may have saved a different one.
  const isCurrent = chosen && (!chosen.isSaved || toCelebration(chosen) === saved)
  const shown = isCurrent ? chosen : toChoice(saved)
  const { kind, date, month } = shown
  const [isInvalid, setInvalid] = useState(false)
  const { mutate, isSuccess, error } = useSaveRegistryHeader()

  const choose = (change: Partial<Choice>) => {
    const next: Choice = { kind, date, month, ...change }
    setChosen(next)
    const celebration = toCelebration(next)
    // Years that are being typed, such as 0202, are no dates yet.
    if (celebration !== null && !isCelebration(celebration)) return
    setInvalid(false)
    mutate(
      { kind: 'change', changes: { celebration } },
      { onSuccess: () => setChosen(now => (now === next ? { ...next, isSaved: true } : now)) },
    )
  }
  const changeKind = (label: string) => {
    setInvalid(false)
    choose({ kind: KINDS.find(name => t.kinds[name] === label) ?? 'none' })
  }
  // Choosing another kind, or clearing the date, saves nothing: the page still shows the saved one.
  const isShown = toCelebration(shown) === saved
  const options = listMonths(singaporeDate(serverNow()), month)
  return (
    <>
      <Select
        label={t.show}
        options={KINDS.map(name => t.kinds[name])}
        value={t.kinds[kind]}
        hint={expected && !date && !month && t.expected(expected)}
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
          onChange={({ target }) => choose({ date: target.value })}
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
            const option = options.find(name => formatCelebration(name) === target.value)
            if (option) choose({ month: option })
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
