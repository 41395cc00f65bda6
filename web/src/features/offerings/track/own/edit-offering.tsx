import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { SUITABLE_AGES, WIZARD_CATEGORIES } from '@registry/shared/offerings/choices'
import { OFFERER_CONDITIONS } from '@registry/shared/offerings/conditions'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { Inline } from '../../../../ui/layout/inline.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'
import { type EditValues, type OfferingEdit, withCurrentOption } from './offering-edit-schema.ts'
import type { EditOfferingProps } from './own-offering-view.tsx'
import { useOfferingEdit } from './use-offering-edit.ts'

const t = trackOfferingsMessages.edit

const QUANTITIES = Array.from({ length: OFFERING_LIMITS.quantity }, (_, index) => `${index + 1}`)

/** Edits an offering before the owner has reviewed it. */
export function EditOffering(parts: EditOfferingProps) {
  const { form, failure, isSaving, submit, cancel } = useOfferingEdit(parts)
  return (
    <form
      className="panel stack gap-14 pad-20 fits"
      noValidate
      onSubmit={event => void submit(event)}
    >
      {failure && <Banner tone="red" role="alert" title={failure} ref={scrollIntoViewIfNeeded} />}
      <ItemFields form={form} isSaving={isSaving} offering={parts.offering} />
      <HandoverFields form={form} isSaving={isSaving} />
      <Inline gap={8} justify="end" wrap>
        <Button look="outline" onClick={cancel}>
          {t.cancel}
        </Button>
        <Button type="submit" aria-disabled={isSaving || undefined}>
          {isSaving ? t.saving : t.save}
        </Button>
      </Inline>
    </form>
  )
}

type Form = UseFormReturn<EditValues, unknown, OfferingEdit>

interface FieldsProps {
  form: Form
  isSaving: boolean
}

/**
 * Returns functions for the props of a text field and of a select, with their error. Neither can be changed while the
 * form is saved, because saving closes it.
 */
function fieldPropsOf({ register, getFieldState, formState }: Form, isSaving: boolean) {
  const common = (name: FieldPath<EditValues>, options?: { valueAsNumber: true }) => ({
    error: getFieldState(name, formState).error?.message,
    ...register(name, options),
  })
  return {
    field: (name: FieldPath<EditValues>) => ({ ...common(name), readOnly: isSaving }),
    choice: (...parts: Parameters<typeof common>) => ({
      ...common(...parts),
      disabled: isSaving,
    }),
  }
}

function ItemFields({
  form,
  isSaving,
  offering,
}: FieldsProps & Pick<EditOfferingProps, 'offering'>) {
  const { field, choice } = fieldPropsOf(form, isSaving)
  const { optional } = t
  return (
    <>
      <Field label={t.itemName} required {...field('itemName')} />
      <Select
        label={t.category}
        options={withCurrentOption(WIZARD_CATEGORIES, offering.category)}
        {...choice('category')}
      />
      <TextArea
        label={t.description}
        side={t.descriptionSide}
        rows={3}
        required
        {...field('description')}
      />
      <TextArea
        label={t.detailedDescription}
        side={optional}
        rows={3}
        {...field('detailedDescription')}
      />
      <div className="field-row">
        <Select
          label={t.condition}
          options={withCurrentOption(OFFERER_CONDITIONS, offering.condition)}
          {...choice('condition')}
        />
        <Select
          label={t.quantity}
          options={QUANTITIES}
          {...choice('quantity', { valueAsNumber: true })}
        />
        <Select
          label={t.suitableAge}
          options={withCurrentOption(SUITABLE_AGES, offering.suitableAge)}
          {...choice('suitableAge')}
        />
        <Field label={t.itemAge} side={optional} {...field('itemAge')} />
        <Field label={t.originalBrand} side={optional} {...field('originalBrand')} />
      </div>
      <TextArea label={t.conditionNotes} side={optional} rows={2} {...field('conditionNotes')} />
    </>
  )
}

/** Handover options and the offerer's contact details. */
function HandoverFields({ form, isSaving }: FieldsProps) {
  const { register, watch } = form
  const { errors } = form.formState
  const { field } = fieldPropsOf(form, isSaving)
  const { pickupAvailable, deliveryAvailable } = watch('availability')
  const noWay = errors.availability?.pickupAvailable?.message
  const isInvalid = noWay !== undefined || undefined
  return (
    <>
      <Stack as="fieldset" gap={8} aria-describedby={noWay && 'edit-no-way'}>
        <legend className="label">{t.handover}</legend>
        <Checkbox
          checked={pickupAvailable}
          aria-invalid={isInvalid}
          {...register('availability.pickupAvailable')}
          disabled={isSaving}
        >
          {t.pickup}
        </Checkbox>
        <Checkbox
          checked={deliveryAvailable}
          aria-invalid={isInvalid}
          {...register('availability.deliveryAvailable', { deps: 'availability.pickupAvailable' })}
          disabled={isSaving}
        >
          {t.delivery}
        </Checkbox>
        {noWay && <FieldError id="edit-no-way">{noWay}</FieldError>}
      </Stack>
      <TextArea
        label={t.handoverNotes}
        side={t.optional}
        rows={2}
        {...field('availability.notes')}
      />
      <div className="field-row">
        <Field label={t.yourName} autoComplete="name" required {...field('offererName')} />
        <Field
          label={t.phone}
          side={t.optional}
          type="tel"
          autoComplete="tel"
          {...field('offererPhone')}
        />
      </div>
      <TextArea
        label={t.personalMessage}
        side={t.optional}
        rows={2}
        {...field('personalMessage')}
      />
    </>
  )
}
