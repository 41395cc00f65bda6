import { useLayoutEffect, useState } from 'react'
import type { SettingsField, SettingsFormState } from '../form/use-settings-form.ts'
import { createEditBases, type EditBases, type SettingsConflict } from './edit-bases.ts'

export interface EditConflicts {
  bases: EditBases
  list: SettingsConflict[]
  keepMine: (name: SettingsField) => void
  useTheirs: (name: SettingsField) => void
}

/** Returns the edited fields that another device changed meanwhile, and the choices of the owner. */
export function useEditConflicts(form: SettingsFormState): EditConflicts {
  const [bases] = useState(createEditBases)
  const [, rerender] = useState(0)
  useLayoutEffect(() => bases.follow(form))
  const list = bases.findConflicts(form)
  const theirsOf = (name: SettingsField) => list.find(conflict => conflict.name === name)?.theirs
  return {
    bases,
    list,
    keepMine: name => {
      bases.set(name, theirsOf(name) ?? '')
      rerender(count => count + 1)
    },
    useTheirs: name => {
      form.setValue(name, theirsOf(name) ?? '', { shouldDirty: true, shouldValidate: true })
      rerender(count => count + 1)
    },
  }
}
