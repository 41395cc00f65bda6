import { NOTE_MAX } from '@registry/shared/contract/contributions/thank-yous'
import { describe, expect, test } from 'vitest'
import { makeContributor, makeThankedContribution } from '../../../../test/make-contributor.ts'
import {
  containsLink,
  noteLength,
  renderNote,
  TONES,
  templateTone,
  whatsAppLink,
} from './render-note.ts'

const PARENTS = 'Priya and Daniel'
const contributionsOf = (...names: string[]) =>
  names.map((itemName, at) => makeThankedContribution(`gift-${at}`, { itemName }))
const short = (lastToastText: Parameters<typeof makeContributor>[1]) =>
  renderNote('short', makeContributor('mei', lastToastText), PARENTS)

describe('renderNote', () => {
  test('contains the contributor, the item and the owner', () => {
    expect(short({ gifts: contributionsOf('Beech cot') })).toBe(`Dear Mei Lin Koh,

Thank you for “Beech cot”! Just what we needed.

Love,
Priya and Daniel`)
  })

  test.each([
    [['Cot', 'Cot'], 'for “Cot”!'],
    [['Cot', 'Bib'], 'for “Cot” and “Bib”!'],
    [['Cot', 'Bib', 'Cup'], 'for “Cot”, “Bib”, and “Cup”!'],
    [['Cot', 'Bib', 'Cup', 'Hat'], 'for “Cot”, “Bib”, “Cup”, and one gift more!'],
    [['Cot', 'Bib', 'Cup', 'Hat', 'Toy'], 'for “Cot”, “Bib”, “Cup”, and 2 gifts more!'],
    [[' '], 'for your gift!'],
  ])('lists several items: %j', (names, words) => {
    expect(short({ gifts: contributionsOf(...names) })).toContain(words)
  })

  test('omits thanked contributions unless all are thanked', () => {
    const [cot, bib] = contributionsOf('Cot', 'Bib')
    const thanked = [{ ...makeThankedContribution('1'), ...cot, isThanked: true }]
    expect(short({ gifts: [...thanked, { ...makeThankedContribution('2'), ...bib }] })).toContain(
      'for “Bib”!',
    )
    expect(short({ gifts: thanked })).toContain('for “Cot”!')
  })

  test.each(['$& $1 {name} %s', '<b>Mei</b>', 'عمرو', '🍼'.repeat(80)])(
    'keeps the name %s unchanged',
    name => {
      for (const tone of TONES) {
        const note = renderNote(tone, makeContributor('mei', { name }), PARENTS)
        expect(note.startsWith(`Dear ${name},\n\n`)).toBe(true)
        expect(noteLength(note)).toBeLessThanOrEqual(NOTE_MAX)
      }
    },
  )

  test('never exceeds the maximum length', () => {
    const gifts = contributionsOf(...['a', 'b', 'c'].map(letter => letter.repeat(900)))
    for (const tone of TONES) {
      const note = renderNote(tone, makeContributor('mei', { gifts }), PARENTS)
      expect(note).toContain('for your gift')
      expect(noteLength(note)).toBeLessThanOrEqual(NOTE_MAX)
    }
  })
})

describe('templateTone', () => {
  test('recognizes an unedited template', () => {
    const contributor = makeContributor('mei')
    for (const tone of TONES) {
      expect(
        templateTone(`${renderNote(tone, contributor, PARENTS)}\n`, contributor, PARENTS),
      ).toBe(tone)
    }
    expect(
      templateTone(`${renderNote('warm', contributor, PARENTS)}!`, contributor, PARENTS),
    ).toBeUndefined()
    expect(templateTone('', contributor, PARENTS)).toBeUndefined()
  })
})

test('noteLength counts characters, not UTF-16 units', () => {
  expect(noteLength(' 👶🏽é ')).toBe(3)
})

test('whatsAppLink encodes any note', () => {
  const note = 'Dear Mei & Raj?\n\n100% #1 நன்றி 🍼'
  const link = new URL(whatsAppLink(note))
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect([...link.searchParams]).toEqual([['text', note]])
  expect(whatsAppLink('half \uD83C')).toContain('half%20%EF%BF%BD')
})

test.each([
  ['https://a.example', true],
  ['see www.a.example', true],
  ['me@a.example', true],
  ['With love @ home. It is 3.5 kg', false],
])('containsLink of %s is %s', (note, is) => {
  expect(containsLink(note)).toBe(is)
})
