import { describe, expect, test } from 'vitest'
import {
  CONDITIONS,
  conditionForOfferer,
  conditionForParents,
  OFFERER_CONDITIONS,
  PARENTS_CONDITIONS,
} from './conditions.ts'

describe('the two lists of conditions', () => {
  test.each([
    ['New', 'New'],
    ['Gently Used', 'Good'],
    ['Well Used', 'Fair'],
  ])('what is offered as %s the parents read as %s', (offered, read) => {
    expect(conditionForParents(offered)).toBe(read)
  })

  test.each([
    ['New', 'New'],
    ['Like New', 'Gently Used'],
    ['Good', 'Gently Used'],
    ['Fair', 'Well Used'],
  ])("the parents' %s is %s to who offers", (read, offered) => {
    expect(conditionForOfferer(read)).toBe(offered)
  })

  test('know every word of both, in either direction', () => {
    for (const condition of CONDITIONS) {
      expect(PARENTS_CONDITIONS).toContain(conditionForParents(condition))
      expect(OFFERER_CONDITIONS).toContain(conditionForOfferer(condition))
    }
  })

  test('give a word of neither list back as it was', () => {
    expect(conditionForParents('Pristine')).toBe('Pristine')
    expect(conditionForOfferer('Pristine')).toBe('Pristine')
  })
})
