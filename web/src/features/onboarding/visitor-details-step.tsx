import { onboardingMessages } from '@registry/shared/messages/registry/onboarding'
import { paths } from '../../lib/url/paths.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
import { OnboardingStepTitle } from './onboarding-step-title.tsx'
import { RelationshipField } from './relationship-field.tsx'
import type { useOnboarding } from './use-onboarding.ts'

const t = onboardingMessages.info

/** Same limit as a contributor's name. */
const NAME_MAX = 80

type VisitorDetailsStepProps = Pick<
  ReturnType<typeof useOnboarding>,
  'form' | 'errors' | 'notice' | 'change' | 'submit'
> & { formId: string }

/** Step 3: contact details, stored only with consent. */
export function VisitorDetailsStep({
  formId,
  form,
  errors,
  notice,
  change,
  submit,
}: VisitorDetailsStepProps) {
  return (
    <>
      <OnboardingStepTitle title={t.title} text={t.lead} />
      <form id={formId} className="form" noValidate onSubmit={submit}>
        {notice && <Banner tone="red" role="alert" title={notice} />}
        <Field
          label={t.name}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          required
          value={form.name}
          error={errors.name}
          onChange={event => change({ name: event.target.value })}
        />
        <Field
          label={t.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          value={form.email}
          error={errors.email}
          onChange={event => change({ email: event.target.value })}
        />
        <RelationshipField
          value={form.relationship}
          error={errors.relationship}
          onChange={relationship => change({ relationship })}
        />
        <div className="field">
          <Checkbox
            name="hasConsented"
            required
            checked={form.hasConsented}
            aria-invalid={errors.hasConsented ? true : undefined}
            aria-describedby={errors.hasConsented && 'consent-error'}
            onChange={event => change({ hasConsented: event.target.checked })}
          >
            {t.consent}
          </Checkbox>
          {errors.hasConsented && <FieldError id="consent-error">{errors.hasConsented}</FieldError>}
          <p className="hint">
            <a href={`${paths.privacy}#kept`} target="_blank" rel="noopener">
              {t.whatIsKept}
            </a>
          </p>
        </div>
      </form>
    </>
  )
}
