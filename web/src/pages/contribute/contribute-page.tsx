import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import type { ContributePageData } from '@registry/shared/public-pages/contribute-page-data'
import { StaticFormStep } from '../../features/contributions/static/static-form-step.tsx'
import { StaticPaymentStep } from '../../features/contributions/static/static-payment-step.tsx'
import { StaticRetryStep } from '../../features/contributions/static/static-retry-step.tsx'
import { StaticThanksStep } from '../../features/contributions/static/static-thanks-step.tsx'
import { paths } from '../../lib/url/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Brand } from '../../ui/images/brand-mark.tsx'

const STEPS = { form: 1, payment: 2, thanks: 3 } as const

/** Title of the page of a step. */
export function contributePageTitle(data: ContributePageData): string {
  if (data.step === 'retry')
    return data.sentStep === 'confirm' ? t.unconfirmed.title : t.titles.form
  if (data.step === 'closed') return data.item?.productName ?? data.registryOwner.registryTitle
  return { form: t.titles.form, payment: t.titles.payment, thanks: t.titles.success }[data.step]
}

/** A contribution in pages that work without scripts; rendered by the server only. */
export function ContributePage({ data }: { data: ContributePageData }) {
  const { registryOwner, step } = data
  return (
    <div className="contribute-page">
      <header className="wrap contribute-top">
        <Brand href={paths.registry(registryOwner.registrySlug)} />
      </header>
      <main className="wrap stack gap-20 contribute-main" id="contribution">
        <div>
          <h1 className="display-30 breaks" dir="auto">
            {contributePageTitle(data)}
          </h1>
          {step !== 'closed' && step !== 'retry' && <p className="hint">{t.step(STEPS[step])}</p>}
        </div>
        <Step data={data} />
      </main>
    </div>
  )
}

function Step({ data }: { data: ContributePageData }) {
  switch (data.step) {
    case 'form':
      return <StaticFormStep data={data} />
    case 'payment':
      return <StaticPaymentStep data={data} />
    case 'thanks':
      return <StaticThanksStep data={data} />
    case 'retry':
      return <StaticRetryStep data={data} />
    case 'closed':
      return (
        <>
          <p className="muted">{data.text}</p>
          <LinkButton size="lg" href={paths.registry(data.registryOwner.registrySlug)}>
            {data.linkText ?? t.anotherGift}
          </LinkButton>
        </>
      )
  }
}
