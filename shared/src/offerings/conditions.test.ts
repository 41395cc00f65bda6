import { describe, expect, test } from 'vitest'
import {
  CONDITIONS,
  conditionForOfferer,
  conditionForParents,
  OFFERER_CONDITIONS,
  PARENTS_CONDITIONS,
} from './conditions.ts'

describe('conditions', () => {
  test.each([
    ['New', 'New'],
    ['Gently Used', 'Good'],
    ['Well Used', 'Fair'],
  ])("convert the offerers' %s to the parents' %s", (offered, read) => {
    expect(conditionForParents(offered)).toBe(read)
  })

  test.each([
    ['New', 'New'],
    ['Like New', 'Gently Used'],
    ['Good', 'Gently Used'],
    ['Fair', 'Well Used'],
  ])("convert the parents' %s to the offerers' %s", (read, offered) => {
    expect(conditionForOfferer(read)).toBe(offered)
  })

  test('cover both scales in both directions', () => {
    for (const condition of CONDITIONS) {
      expect(PARENTS_CONDITIONS).toContain(conditionForParents(condition))
      expect(OFFERER_CONDITIONS).toContain(conditionForOfferer(condition))
    }
  })

  test('leave unknown values unchanged', () => {
    expect(conditionForParents('Pristine')).toBe('Pristine')
    expect(conditionForOfferer('Pristine')).toBe('Pristine')
  })
})
