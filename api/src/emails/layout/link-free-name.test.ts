import { describe, expect, test } from 'vitest'
import { linkFreeName } from './link-free-name.ts'

describe('linkFreeName', () => {
  test.each(['Priya', 'J.P. Tan', 'Zoë & Ang, the 2nd', 'St. John', '陈美', 'Dr.  No'])(
    'keeps %j',
    name => {
      expect(linkFreeName(name)).toBe(name)
    },
  )

  test.each([
    'You won! https://evil.example/x',
    'http:[61:27]/:evil',
    'see evil.example',
    'www.evil',
    'mail me@evil',
    'bank.com',
    'ＷＷＷ.evil。 visit evil.co',
    'evil。com',
    'evil．com',
    'शादी.कॉम',
  ])('drops %j', name => {
    expect(linkFreeName(name)).toBeUndefined()
  })
})
