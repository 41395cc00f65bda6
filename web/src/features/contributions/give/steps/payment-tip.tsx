import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { useId, useState } from 'react'
import { visitorData } from '../../../../lib/visitor/visitor-data.ts'

const t = contributionMessages.tip

/** Explains the payment, unless tips are turned off in this browser. */
export function PaymentTip() {
  const [isShown] = useState(() => visitorData.showsTips())
  const id = useId()
  if (!isShown) return null
  return (
    <section className="paying-tip" aria-labelledby={id}>
      <h3 id={id}>{t.title}</h3>
      <ol>
        {t.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
