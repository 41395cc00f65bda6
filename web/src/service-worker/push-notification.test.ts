import { workerMessages } from '@registry/shared/messages/push/service-worker'
import { describe, expect, test } from 'vitest'
import { toPushNotification } from './push-notification.ts'

const data = { kind: 'contribution', id: '0199a1b2-0000-7000-8000-000000000001' }
const push = (notification: unknown) => JSON.stringify({ web_push: 8030, notification })

describe('a push', () => {
  test('is shown as it says, and a later one about the same is heard too', () => {
    const said = { title: 'New Contribution', body: 'Mei gave $50', tag: 'contribution-1', data }
    expect(toPushNotification(push(said))).toEqual({
      title: 'New Contribution',
      options: {
        body: 'Mei gave $50',
        tag: 'contribution-1',
        renotify: true,
        data,
        icon: '/icons/app-192.png',
        badge: '/icons/badge-96.png',
        lang: 'en',
        dir: 'auto',
      },
    })
  })

  test('needs no more than a title', () => {
    const { title, options } = toPushNotification(push({ title: 'Test' }))
    expect(title).toBe('Test')
    expect(options).toMatchObject({ body: '', data: null })
    // Browsers reject `renotify` without a tag.
    expect(options).not.toHaveProperty('renotify')
  })

  test.each([
    undefined,
    '',
    'New Contribution',
    '{',
    'null',
    '[]',
    '{"notification":null}',
    '{"notification":"x"}',
    push({ body: 'no title' }),
    push({ title: ' ' }),
    push({ title: 7 }),
  ])('that cannot be read is shown all the same: %j', text => {
    const { title, options } = toPushNotification(text)
    expect(title).toBe(workerMessages.unread.title)
    expect(options).toMatchObject({ body: workerMessages.unread.body, tag: 'unread' })
    expect(options).not.toHaveProperty('data')
  })
})
