import { describe, expect, test } from 'vitest'
import { optionalText } from '../contract/fields.ts'
import { countCharacters } from './count-characters.ts'

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['  two words \n', 9],
    ['🍼🍼', 2],
    ['नमस्ते', 6],
  ])('counts %j as %i', (text, count) => {
    expect(countCharacters(text)).toBe(count)
    expect(optionalText(count).safeParse(text).success).toBe(true)
    expect(optionalText(count).safeParse(`${text}x`.trim()).success).toBe(false)
  })
})
