import { createClient } from '@registry/shared/client/create-client'
import {
  type FoundRegistry,
  findRegistries,
} from '@registry/shared/contract/registry/find-registry'
import { findRegistryMessages as t } from '@registry/shared/messages/registry/find-registry'
import { type FormEvent, useState } from 'react'
import { serverErrorMessage } from '../../lib/api-client/server-error-message.ts'
import { paths } from '../../lib/url/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './find-registry.module.css'

const { call } = createClient({ baseUrl: '/api' })

type Outcome = { found: FoundRegistry[] } | { error: string } | undefined

/** Searches for a registry by its exact name, for a visitor whose link is wrong. */
export function FindRegistry() {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const search = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const typed = name.trim()
    setFault(typed ? undefined : t.missing)
    setOutcome(undefined)
    if (!typed) return
    setBusy(true)
    try {
      const { registries } = await call(findRegistries, { query: { name: typed } })
      setOutcome({ found: registries })
    } catch (error) {
      const text = error instanceof Error ? serverErrorMessage(error) : undefined
      setOutcome({ error: text ?? t.failed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack
      as="form"
      gap={12}
      above={8}
      className={styles.find}
      noValidate
      onSubmit={event => void search(event)}
    >
      <Text as="h2" size={18} weight={600}>
        {t.title}
      </Text>
      <Field
        label={t.name}
        hint={t.hint}
        error={fault}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        dir="auto"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="tonal" aria-disabled={isBusy}>
        {t.search}
      </Button>
      <div role="status">{outcome && <Result outcome={outcome} />}</div>
    </Stack>
  )
}

function Result({ outcome }: { outcome: NonNullable<Outcome> }) {
  if ('error' in outcome) return <p>{outcome.error}</p>
  if (outcome.found.length === 0) return <p>{t.none}</p>
  return (
    <>
      <p className="vh">{t.found(outcome.found.length)}</p>
      <ul>
        {outcome.found.map(({ slug, title }) => (
          <li key={slug}>
            <a className="inline-row weight-600 tap" href={paths.registry(slug)} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
