import { cents } from '@registry/shared/money/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContributorRow } from './contributor-row.tsx'

test('encodes the email address in its link', () => {
  const contributor = {
    id: 'contribution-1',
    name: 'Anna',
    email: 'anna?subject=gift@example.com',
    amount: cents(50_00),
    timestamp: '2026-01-01T00:00:00Z',
    message: null,
    paymentMethod: 'paynow',
    paymentVerified: false,
    verifiedAt: null,
    reminderCount: 0,
    reminderSentAt: null,
    reminderUndelivered: false,
    can: { verify: true, remind: true, delete: true },
  }
  const nowMs = Date.parse('2026-01-02')
  const html = renderToStaticMarkup(
    <ContributorRow contributor={contributor} nowMs={nowMs}>
      {null}
    </ContributorRow>,
  )
  expect(html).toContain('href="mailto:anna%3Fsubject%3Dgift@example.com"')
})
