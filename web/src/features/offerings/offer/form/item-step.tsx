import { offerWizardMessages as t } from '@registry/shared/messages/offerings/offer-wizard'
import { WIZARD_CATEGORIES } from '@registry/shared/offerings/choices'
import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { PhotoField } from '../photos/photo-field.tsx'
import type { PhotoUploads } from '../photos/use-photo-uploads.ts'
import type { OfferingForm } from './use-offering-form.ts'

interface ItemStepProps {
  form: OfferingForm
  photos: PhotoUploads
  /** Number of failed photos, once they have blocked the next step. */
  stuckPhotos: number
}

/** Step 1: name, category and photos. */
export function ItemStep({ form, photos, stuckPhotos }: ItemStepProps) {
  return (
    <>
      <Field
        label={t.itemName}
        placeholder={t.itemNameHint}
        maxLength={OFFERING_LIMITS.itemName}
        autoComplete="off"
        dir="auto"
        required
        {...form.control('itemName')}
      />
      <Select
        label={t.category}
        placeholder={t.chooseCategory}
        options={WIZARD_CATEGORIES}
        required
        {...form.control('category')}
      />
      <PhotoField
        photos={photos}
        error={form.errors.photoIds ?? (stuckPhotos > 0 ? t.photos.stuck(stuckPhotos) : undefined)}
        registerControl={form.registerControl('photoIds')}
      />
    </>
  )
}
