import {
  type Field,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'

/**
 * Moves the focus to a field of a form at once. The form's own `setFocus` does so in a later task: keys
 * pressed until then are lost.
 */
export function focusField<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: FieldPath<Input>,
): void {
  const field: Field | undefined = get(form.control._fields, name)
  field?._f.ref.focus?.()
}
