import { trackOfferingsMessages } from '@registry/shared/messages/offerings/track-offerings'
import { SUITABLE_AGES, WIZARD_CATEGORIES } from '@registry/shared/offerings/choices'
import { OFFERER_CONDITIONS } from '@registry/shared/offerings/conditions'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import type { UseFormReturn } from 'react-hook-form'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { type EditValues, type OfferingEdit, withCurrentOption } from './offering-edit-schema.ts'
import type { EditOfferingProps } from './own-offering-view.tsx'
import { useOfferingEdit } from './use-offering-edit.ts'

const t = trackOfferingsMessages.edit

const QUANTITIES = Array.from({ length: OFFERING_LIMITS.quantity }, (_, index) => `${index + 1}`)

/** Edits an offering before the owner has reviewed it. */
export function EditOffering(parts: EditOfferingProps) {
  const { form, failure, submit, cancel } = useOfferingEdit(parts)
  const { isSubmitting } = form.formState
  return (
    <form className="offer form" noValidate onSubmit={event => void submit(event)}>
      {failure && <Banner tone="red" role="alert" title={failure} ref={scrollIntoViewIfNeeded} />}
      <ItemFields form={form} offering={parts.offering} />
      <HandoverFields form={form} />
      <div className="offer-actions is-end">
        <Button look="outline" onClick={cancel}>
          {t.cancel}
        </Button>
        <Button type="submit" aria-disabled={isSubmitting || undefined}>
          {isSubmitting ? t.saving : t.save}
        </Button>
      </div>
    </form>
  )
}

type Form = UseFormReturn<EditValues, unknown, OfferingEdit>

function ItemFields({ form, offering }: { form: Form; offering: EditOfferingProps['offering'] }) {
  const { register } = form
  const { errors } = form.formState
  const { optional } = t
  return (
    <>
      <Field
        label={t.itemName}
        required
        error={errors.itemName?.message}
        {...register('itemName')}
      />
      <Select
        label={t.category}
        options={withCurrentOption(WIZARD_CATEGORIES, offering.category)}
        error={errors.category?.message}
        {...register('category')}
      />
      <TextArea
        label={t.description}
        side={t.descriptionSide}
        rows={3}
        required
        error={errors.description?.message}
        {...register('description')}
      />
      <TextArea
        label={t.detailedDescription}
        side={optional}
        rows={3}
        error={errors.detailedDescription?.message}
        {...register('detailedDescription')}
      />
      <div className="field-row">
        <Select
          label={t.condition}
          options={withCurrentOption(OFFERER_CONDITIONS, offering.condition)}
          error={errors.condition?.message}
          {...register('condition')}
        />
        <Select
          label={t.quantity}
          options={QUANTITIES}
          error={errors.quantity?.message}
          {...register('quantity', { valueAsNumber: true })}
        />
        <Select
          label={t.suitableAge}
          options={withCurrentOption(SUITABLE_AGES, offering.suitableAge)}
          error={errors.suitableAge?.message}
          {...register('suitableAge')}
        />
        <Field
          label={t.itemAge}
          side={optional}
          error={errors.itemAge?.message}
          {...register('itemAge')}
        />
        <Field
          label={t.originalBrand}
          side={optional}
          error={errors.originalBrand?.message}
          {...register('originalBrand')}
        />
      </div>
      <TextArea
        label={t.conditionNotes}
        side={optional}
        rows={2}
        error={errors.conditionNotes?.message}
        {...register('conditionNotes')}
      />
    </>
  )
}

/** Handover options and the offerer's contact details. */
function HandoverFields({ form }: { form: Form }) {
  const { register, watch } = form
  const { errors } = form.formState
  const { pickupAvailable, deliveryAvailable } = watch('availability')
  const noWay = errors.availability?.root?.message ?? errors.availability?.message
  return (
    <>
      <fieldset className="edit-ways" aria-describedby={noWay && 'edit-no-way'}>
        <legend className="label">{t.handover}</legend>
        <Checkbox checked={pickupAvailable} {...register('availability.pickupAvailable')}>
          {t.pickup}
        </Checkbox>
        <Checkbox checked={deliveryAvailable} {...register('availability.deliveryAvailable')}>
          {t.delivery}
        </Checkbox>
        {noWay && <FieldError id="edit-no-way">{noWay}</FieldError>}
      </fieldset>
      <TextArea
        label={t.handoverNotes}
        side={t.optional}
        rows={2}
        error={errors.availability?.notes?.message}
        {...register('availability.notes')}
      />
      <div className="field-row">
        <Field
          label={t.yourName}
          autoComplete="name"
          required
          error={errors.offererName?.message}
          {...register('offererName')}
        />
        <Field
          label={t.phone}
          side={t.optional}
          type="tel"
          autoComplete="tel"
          error={errors.offererPhone?.message}
          {...register('offererPhone')}
        />
      </div>
      <TextArea
        label={t.personalMessage}
        side={t.optional}
        rows={2}
        error={errors.personalMessage?.message}
        {...register('personalMessage')}
      />
    </>
  )
}
