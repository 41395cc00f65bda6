import { expect, test } from 'vitest'
import { mailtoUrl, telUrl } from './contact-urls.ts'

test.each([
  ['anna@example.com', undefined, 'anna@example.com'],
  ['a?subject=b&c@example.com', undefined, 'a%3Fsubject%3Db%26c@example.com'],
  ['anna+baby@example.com', 'Cot & bath', 'anna%2Bbaby@example.com?subject=Cot%20%26%20bath'],
])('encodes %s with the subject %s', (email, subject, target) => {
  expect(mailtoUrl(email, subject)).toBe(`mailto:${target}`)
})

test('keeps the digits of a phone number', () => {
  expect(telUrl('+65 9123-4567')).toBe('tel:+6591234567')
})
