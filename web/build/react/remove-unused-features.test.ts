import { describe, expect, test } from 'vitest'
import { type Features, removeUnusedFeatures } from './remove-unused-features.ts'

const NOTHING: Features = {
  fiberTags: [],
  elementTypes: [],
  falseConditions: [],
  classes: [],
  functions: {},
}

const remove = (code: string, features: Partial<Features>) =>
  removeUnusedFeatures(code, { ...NOTHING, ...features })

describe('removeUnusedFeatures', () => {
  test('decides comparisons with a fiber tag that never occurs', () => {
    const code =
      '30 === fiber.tag && a(); 30 !== fiber.tag && b(); 5 === fiber.tag && c(); 30 === size;'
    expect(remove(code, { fiberTags: [30] })).toBe(
      'false && a(); true && b(); 5 === fiber.tag && c(); 30 === size;',
    )
  })

  test('makes the statements of a case unreachable', () => {
    const code = 'switch (fiber.tag) { case 5: a(); break; case 30: b(); break; }'
    expect(remove(code, { fiberTags: [30] })).toBe(
      'switch (fiber.tag) { case 5: a(); break; b(); break; }',
    )
  })

  test('keeps the statements of a case for the one that falls through to them', () => {
    const code = 'switch (fiber.tag) { case 5: case 30: a(); }'
    expect(remove(code, { fiberTags: [30] })).toBe('switch (fiber.tag) { case 5: a(); }')
  })

  test('removes the first case unless it falls through', () => {
    const closed = 'switch (type) { case OLD: return a(); case NEW: return b(); }'
    const empty = 'switch (type) { case OLD: case NEW: return b(); }'
    const open = 'switch (type) { case OLD: a(); case NEW: return b(); }'
    const old = { elementTypes: ['OLD'] }
    expect(remove(closed, old)).toBe('switch (type) {  case NEW: return b(); }')
    expect(remove(empty, old)).toBe('switch (type) {  case NEW: return b(); }')
    expect(remove(open, old)).toBe(open)
  })

  test('leaves cases of other values', () => {
    const code = '30 === fiber.tag; switch (size) { case 30: a(); }'
    expect(remove(code, { fiberTags: [30] })).toBe('false; switch (size) { case 30: a(); }')
  })

  test('decides conditions and replaces functions and classes', () => {
    const code = 'isOn ? a() : b(); function c() { d(); } function E() {} E.prototype.f = g;'
    expect(
      remove(code, { falseConditions: ['isOn'], functions: { c: 'return 1' }, classes: ['E'] }),
    ).toBe(
      "false ? a() : b(); function c() {return 1} function E() {throw Error('The build removes E from React')} ",
    )
  })

  test('throws an error for what the code does not contain', () => {
    expect(() => remove('a();', { fiberTags: [30], functions: { b: '' } })).toThrow(
      'React no longer contains 30, b',
    )
  })
})
