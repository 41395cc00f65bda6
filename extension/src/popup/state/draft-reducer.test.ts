import { expect, test } from 'vitest'
import { capturedExample } from '../../../../shared/test/captured-example.ts'
import { toDraft } from '../../draft/extraction/to-draft.ts'
import { initialState, type PopupEvent, popupReducer } from './popup-reducer.ts'

const GTIN = '04006381333931'
const draft = toDraft({ ...capturedExample(), gtin: GTIN }, 'key-of-the-draft-1')
const session = { isSignedIn: true, registryTitle: 'Baby Tan is on the way' }

test.each([
  [{ productName: 'Cot' }, GTIN],
  [{ productUrl: 'https://shop.example/another' }, undefined],
])('after the edit %j the GTIN is %s', (change, gtin) => {
  const reading = { kind: 'product', draft } as const
  const opening = { session, reading, categories: ['Other'] }
  const events: PopupEvent[] = [
    { type: 'opened', opening },
    { type: 'edited', change },
  ]
  expect(events.reduce(popupReducer, initialState).screen).toMatchObject({ draft: { gtin } })
})
