import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import { expect, test } from 'vitest'
import { fakeBundle } from '../../../../test/fake-bundle.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { openContribution, stepOn } from '../../../../test/static-contribution.ts'

const api = shareApi({ bundle: fakeBundle })

test('a payment link without scripts says that it needs them, since they alone can read its key', async () => {
  const { slug } = await openContribution(api)
  const page = await fetch(`${api.url}/registry/${slug}?pay=${crypto.randomUUID()}`)
  expect(stepOn(await page.text())).toMatchObject({
    step: 'closed',
    text: noScriptsMessages.payment,
    linkText: 'Back to the Registry',
  })
})
