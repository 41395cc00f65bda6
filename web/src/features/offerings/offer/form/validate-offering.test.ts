import { OFFERING_LIMITS } from '@registry/shared/offerings/limits'
import { describe, expect, test } from 'vitest'
import { EMPTY_OFFERING_DRAFT, type OfferingDraft } from '../draft/offering-draft.ts'
import {
  fieldAtPath,
  fieldsOfStep,
  firstInvalidField,
  isStepReachable,
  stepOfField,
  validateOffering,
} from './validate-offering.ts'
import { WIZARD_STEPS } from './wizard-steps.ts'

const whole: OfferingDraft = {
  ...EMPTY_OFFERING_DRAFT,
  itemName: ' Baby bath with stand ',
  category: 'Baby Bath Essentials',
  photos: [{ id: '0190b6a4-7c1e-7cc3-98c4-dc0c0c07398f', displayUrl: '/images/a.jpg' }],
  description: 'Used for one year, the plug is new.',
  condition: 'Gently Used',
  suitableAge: '0-3 months',
  offererName: 'Mei Ling',
  offererEmail: 'mei@example.com',
}
const errorsOf = (part: Partial<OfferingDraft>) =>
  validateOffering({ ...whole, ...part }, 'demo').errors

describe('an offering', () => {
  test('is sent trimmed and without empty fields', () => {
    expect(validateOffering({ ...whole, notes: '  ' }, 'demo').request).toEqual({
      registrySlug: 'demo',
      itemName: 'Baby bath with stand',
      category: 'Baby Bath Essentials',
      description: 'Used for one year, the plug is new.',
      condition: 'Gently Used',
      quantity: 1,
      suitableAge: '0-3 months',
      offererName: 'Mei Ling',
      offererEmail: 'mei@example.com',
      availability: {
        pickupAvailable: true,
        deliveryAvailable: false,
        availableDates: [],
        preferredTimes: [],
      },
      photoIds: ['0190b6a4-7c1e-7cc3-98c4-dc0c0c07398f'],
    })
  })

  test('is sent with a picked date that was not added, once', () => {
    const datesOf = (availableDates: string[], pickedDate: string) =>
      validateOffering({ ...whole, availableDates, pickedDate }, 'demo').request?.availability
        .availableDates
    expect(datesOf(['2030-05-02'], '2030-05-01')).toEqual(['2030-05-01', '2030-05-02'])
    expect(datesOf(['2030-05-02'], '2030-05-02')).toEqual(['2030-05-02'])
    expect(datesOf([], '')).toEqual([])
  })

  test('is refused with a picked date for which the list has no room', () => {
    const availableDates = Array.from(
      { length: OFFERING_LIMITS.dates },
      (_, n) => `2030-05-${String(n + 1).padStart(2, '0')}`,
    )
    expect(errorsOf({ availableDates, pickedDate: '2030-05-02' })).toEqual({})
    expect(errorsOf({ availableDates, pickedDate: '2030-06-01' })).toEqual({
      availableDates: 'At most 31 days',
    })
  })

  test.each<[Partial<OfferingDraft>, object]>([
    [{ itemName: ' ' }, { itemName: 'Item name is required' }],
    [{ category: '' }, { category: 'Category is required' }],
    [{ description: 'Too short.' }, { description: 'Description must be at least 20 characters' }],
    [{ condition: '' }, { condition: 'Condition is required' }],
    [{ quantity: '' }, { quantity: 'Quantity must be a whole number from 1 to 20' }],
    [{ quantity: '0' }, { quantity: 'Quantity must be a whole number from 1 to 20' }],
    [{ quantity: '21' }, { quantity: 'Quantity must be a whole number from 1 to 20' }],
    [{ suitableAge: '' }, { suitableAge: 'Suitable age is required' }],
    [{ offererName: '' }, { offererName: 'Your name is required' }],
    [{ offererEmail: '' }, { offererEmail: 'Your email is required' }],
    [{ offererEmail: 'mei@' }, { offererEmail: 'Please enter a valid email address' }],
    [{ offererPhone: 'call me' }, { offererPhone: 'Please enter a valid phone number' }],
    [{ pickupAvailable: false }, { availability: 'At least one availability option is required' }],
    [{ pickupAvailable: false, deliveryAvailable: true }, {}],
    [{ pickedDate: '0026-05-01' }, { availableDates: 'Please choose today or a later day' }],
    [{ pickedDate: '2026-01-01' }, { availableDates: 'Please choose today or a later day' }],
  ])('with %j has the errors %j', (part, errors) => {
    expect(errorsOf(part)).toEqual(errors)
  })

  test('has steps that are reachable one after the other', () => {
    const errors = errorsOf({ description: '', offererName: '' })
    expect(WIZARD_STEPS.map(step => isStepReachable(step, errors))).toEqual([true, true, false])
    expect(firstInvalidField(errors)).toBe('description')
    expect(stepOfField('description')).toBe('item-details')
    expect(validateOffering(EMPTY_OFFERING_DRAFT, 'demo').errors).toHaveProperty('itemName')
    expect(
      isStepReachable('item-details', validateOffering(EMPTY_OFFERING_DRAFT, 'demo').errors),
    ).toBe(false)
  })

  test.each([
    [['itemName'], 'itemName'],
    [['photoIds', '0'], 'photoIds'],
    [['availability'], 'availability'],
    [['availability', 'notes'], 'notes'],
    [['availability', 'availableDates', 0], 'availableDates'],
    [['registrySlug'], undefined],
  ])('maps the error at %j to %s', (path, field) => {
    expect(fieldAtPath(path)).toBe(field)
  })

  test('has each field in exactly one step', () => {
    const fields = WIZARD_STEPS.flatMap(step => [...fieldsOfStep(step)])
    expect(new Set(fields).size).toBe(fields.length)
  })
})
