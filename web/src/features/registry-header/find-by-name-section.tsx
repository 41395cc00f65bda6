import { findRegistryMessages } from '@registry/shared/messages/registry/find-registry'
import { SwitchRow } from '../../ui/forms/switch.tsx'
import { SideSection } from '../../ui/layout/side-section.tsx'
import { SaveStatus } from './save-status.tsx'
import { useRegistryHeader, useSaveRegistryHeader } from './use-registry-header.ts'

const t = findRegistryMessages.settings

/** Setting whether the exact name finds the registry; saved at once. */
export function FindByNameSection() {
  const { data } = useRegistryHeader()
  const { mutate, isPending, variables, error } = useSaveRegistryHeader()
  const chosen =
    isPending && variables.kind === 'change' ? variables.changes.isFoundByName : undefined
  return (
    <SideSection id="found" title={t.title} text={t.text}>
      <SwitchRow
        label={t.label}
        text={t.labelText}
        disabled={!data}
        checked={chosen ?? data?.isFoundByName ?? false}
        onChange={({ target }) =>
          mutate({ kind: 'change', changes: { isFoundByName: target.checked } })
        }
      />
      <SaveStatus error={error ? t.failed : undefined} />
    </SideSection>
  )
}
