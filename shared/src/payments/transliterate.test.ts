import { describe, expect, test } from 'vitest'
import { transliterate } from './transliterate.ts'

describe('transliterate', () => {
  test.each([
    ['Zoë Núñez', 'Zoe Nunez'],
    [' Auntie\tMei\n\nLing ', 'Auntie Mei Ling'],
    ['Mei 美玲 Ling', 'Mei Ling'],
    ['ﬁrst ½', 'first 12'],
    ['Mei👶', 'Mei'],
    ['陳美玲', ''],
  ])('converts %j to %j', (text, ascii) => {
    expect(transliterate(text)).toBe(ascii)
  })
})
