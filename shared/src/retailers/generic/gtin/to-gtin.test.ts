import { expect, test } from 'vitest'
import { toGtin } from './to-gtin.ts'

test.each([
  ['EAN-13', '4006381333931', '04006381333931'],
  ['EAN-8', '96385074', '00000096385074'],
  ['UPC', '036000291452', '00036000291452'],
  ['UPC as EAN-13', '0036000291452', '00036000291452'],
  ['GTIN-14 of a case', '10036000291459', '10036000291459'],
  ['a number', 4006381333931, '04006381333931'],
  ['spaces and hyphens', ' 978-0-306-40615 7 ', '09780306406157'],
  ['ISBN-10', '0-306-40615-2', '09780306406157'],
  ['ISBN-10 that ends in X', '080442957X', '09780804429573'],
  ['a scheme', 'ean:4006381333931', '04006381333931'],
  ['a URN', 'urn:isbn:9780306406157', '09780306406157'],
  ['a scheme with a length', 'GTIN13: 4006381333931', '04006381333931'],
])('returns 14 digits for %s', (_what, value, expected) => {
  expect(toGtin(value)).toBe(expected)
})

test.each([
  ['a wrong check digit', '4006381333932'],
  ['an ISBN-10 with a wrong check digit', '0306406153'],
  ['eleven digits', '36000291452'],
  ['an SKU', 'AB-4006381333931'],
  ['zeros', '00000000000000'],
  ["a shop's own EAN", '2012345678900'],
  ["a shop's own UPC", '412345678903'],
  ["a shop's own EAN-8", '20000004'],
  ['no text', null],
  ['an object', { value: '4006381333931' }],
])('returns undefined for %s', (_what, value) => {
  expect(toGtin(value)).toBeUndefined()
})
