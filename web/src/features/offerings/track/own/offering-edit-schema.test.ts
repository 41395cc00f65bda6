import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { expect, test } from 'vitest'
import { editForm, editValues, withCurrentOption } from './offering-edit-schema.ts'

const offering: OwnOffering = {
  id: '3f0a8a4e-9a56-4d0e-8d8f-1f4f0f6d2c11',
  itemName: 'Wooden play gym',
  status: 'pending_review',
  category: 'Car Seats & Bases',
  quantity: 2,
  suitableAge: '3-6 months',
  description: 'Beech wood, four hanging toys.',
  detailedDescription: null,
  conditionNotes: null,
  itemAge: null,
  originalBrand: 'Plan Toys',
  offererName: 'Mei Ling Koh',
  personalMessage: null,
  availability: {
    pickupAvailable: true,
    deliveryAvailable: false,
    availableDates: ['2026-12-01'],
    preferredTimes: ['evenings'],
    notes: null,
  },
  photos: [],
  adminNotes: null,
  reason: null,
  thankYou: null,
  pickup: null,
  handedOverAt: null,
  createdAt: '2026-11-20T01:12:00.000Z',
  registrySlug: 'demo',
  registryTitle: 'Baby Raman',
  condition: 'Like New',
  offererEmail: 'mei@example.com',
  offererPhone: null,
  parents: null,
  messages: [],
  can: { edit: true, withdraw: true, reply: true, handOver: false },
}

test('an unchanged offering is sent unchanged', () => {
  expect(editForm.parse(editValues(offering))).toMatchObject({
    itemName: 'Wooden play gym',
    category: 'Car Seats & Bases',
    condition: 'Like New',
    quantity: 2,
    originalBrand: 'Plan Toys',
    offererPhone: '',
    availability: {
      pickupAvailable: true,
      deliveryAvailable: false,
      availableDates: ['2026-12-01'],
      preferredTimes: ['evenings'],
      notes: '',
    },
  })
})

test.each([
  [{ itemName: ' ' }, 'Item name is required'],
  [{ description: 'Too short' }, 'Description must be at least 20 characters'],
  [{ offererName: '' }, 'Your name is required'],
  [
    { availability: { pickupAvailable: false, deliveryAvailable: false } },
    'At least one availability option is required',
  ],
])('%j is rejected', (change, sentence) => {
  const { error } = editForm.safeParse({ ...editValues(offering), ...change })
  expect(error?.issues.map(issue => issue.message)).toEqual([sentence])
})

test('withCurrentOption adds a chosen value that the list lacks', () => {
  expect(withCurrentOption(['New', 'Well Used'], 'Like New')).toEqual([
    'Like New',
    'New',
    'Well Used',
  ])
  expect(withCurrentOption(['New', 'Well Used'], 'New')).toEqual(['New', 'Well Used'])
})
