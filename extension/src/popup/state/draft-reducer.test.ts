import { describe, expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import { toDraft } from '../../draft/extraction/to-draft.ts'
import { initialState, type PopupEvent, popupReducer } from './popup-reducer.ts'

const GTIN = '04006381333931'
const draft = toDraft({ ...capturedExample(), gtin: GTIN }, 'key-of-the-draft-1')
const session = { isSignedIn: true, registryTitle: 'Baby Tan is on the way' }

const opening = { session, reading: { kind: 'product', draft } as const, categories: ['Other'] }

/** Returns the screen after the draft was opened and these events. */
const after = (...events: PopupEvent[]) =>
  [{ type: 'opened', opening } as const, ...events].reduce(popupReducer, initialState).screen

test.each([
  [{ productName: 'Cot' }, GTIN],
  [{ productUrl: 'https://shop.example/another' }, undefined],
])('after the edit %j the GTIN is %s', (change, gtin) => {
  expect(after({ type: 'edited', change })).toMatchObject({ draft: { gtin } })
})

describe('an image that fails to load', () => {
  const [first = '', second = ''] = draft.pictures
  const failed = (url: string) => ({ type: 'image-failed', url }) as const

  test.each([
    ['first', [failed(first)], [second], second],
    ['second', [failed(second)], [first], first],
    ['first before the second', [failed(first), failed(second)], [], ''],
  ])('is removed: %s', (_, events, pictures, thumbnailUrl) => {
    const screen = after(...events)
    expect(screen).toMatchObject({ draft: { pictures, thumbnailUrl }, isTouched: false })
  })
})
