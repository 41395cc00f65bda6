import {
  type Field,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form'

/**
 * Focuses a form field synchronously. React Hook Form's `setFocus` does it in a later task, and keys
 * pressed until then are lost.
 */
export function focusField<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  name: FieldPath<Input>,
): void {
  const field: Field | undefined = get(form.control._fields, name)
  field?._f.ref.focus?.()
}
