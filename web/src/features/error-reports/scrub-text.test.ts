import { describe, expect, test } from 'vitest'
import { scrubPath, scrubText } from './scrub-text.ts'

const typed = ['Auntie Mei Lin', 'Mei']

describe('scrubText', () => {
  test.each([
    ['mail to mei.lin+baby@example.com failed', 'mail to [email] failed'],
    ['called +65 9123 4567 in vain', 'called [number] in vain'],
    ['no 91234567 here', 'no [number] here'],
    ['token 3q2-7wEBAgMEBQYHCAkKCwwNDg8QERIT refused', 'token [token] refused'],
    ['01234567-89ab-7def-8123-456789abcdef is gone', '[token] is gone'],
    ['GET https://shop.example/cot?for=mei failed', 'GET https://shop.example/… failed'],
    ['at /registry/baby-tan?contribute=1', 'at /registry/{slug}'],
    ['at /dashboard#token=abc', 'at /dashboard'],
    [
      'Unexpected token \'A\', "Auntie Me"... is not valid JSON',
      'Unexpected token "…", "…"... is not valid JSON',
    ],
    [
      'Unexpected token \'}\', "{"name":"Uncle Bo",}" is not valid JSON',
      'Unexpected token "…", "…" is not valid JSON',
    ],
    ['cannot read "Uncle Bo and', 'cannot read "…"'],
    ['thank you Auntie Mei Lin from Mei', 'thank you [typed] from [typed]'],
    [
      "Cannot read properties of undefined (reading 'totalCents')",
      "Cannot read properties of undefined (reading 'totalCents')",
    ],
    ["reading 'Grandma'", 'reading "…"'],
    [
      'POST /registry/{slug}/items/{id}/contribute: 409 AMOUNT_EXCEEDS_REMAINING',
      'POST /registry/{slug}/items/{id}/contribute: 409 AMOUNT_EXCEEDS_REMAINING',
    ],
  ])('%s', (text, scrubbed) => {
    expect(scrubText(text, typed)).toBe(scrubbed)
  })
})

test.each([
  ['/registry/baby-tan?contribute=1', '/registry/{slug}'],
  ['/dashboard', '/dashboard'],
  ['/reset-password#token=a', '/reset-password'],
  ['/notification/01234567-89ab-7def-8123-456789abcdef', '/notification/{id}'],
])('scrubPath reports the page %s as %s', (path, pattern) => {
  expect(scrubPath(path)).toBe(pattern)
})
