import { newPassword } from '@registry/shared/contract/account/auth'
import { describe, expect, test } from 'vitest'
import { corpusCases } from '../../../../../shared/test/corpus.ts'
import { isCommonPassword } from './common-passwords.ts'

const isRefused = async (password: string) =>
  !newPassword.safeParse(password).success || (await isCommonPassword(password))

describe('isCommonPassword', () => {
  test.each(['Password1', 'Passw0rd', 'P@ssw0rd', 'Qwerty123', 'Iloveyou1', 'TRUSTNO1'])(
    'returns true for %s',
    async password => expect(await isCommonPassword(password)).toBe(true),
  )

  test('returns true for fullwidth letters, which normalise to the same password', async () =>
    expect(await isCommonPassword('ＰＡＳＳＷＯＲＤ1')).toBe(true))

  test.each(['Registry1', 'BabyRegistry2026!', 'Baby-Shower-1', '1QuickAdd'])(
    'returns true for %s, a product word',
    async password => expect(await isCommonPassword(password)).toBe(true),
  )

  test.each(['Rattle7Moon', 'Crib-And-Blanket-9', 'Our1stRegistry', '宝宝Abcd1234🍼'])(
    'returns false for %s',
    async password => expect(await isCommonPassword(password)).toBe(false),
  )
})

// Collected from a breached forum; a few are random strings of bots, which are on no list.
const collected = corpusCases<string>('security/common-passwords.json').slice(0, 3_000)

describe.skipIf(collected.length === 0)('the rules for a new password', () => {
  test('reject at least 99 of 100 collected common passwords', async () => {
    const refused = await Promise.all(collected.map(isRefused))
    const passed = collected.filter((_, index) => !refused[index])
    console.info(`${collected.length - passed.length} of ${collected.length} passwords refused`)
    expect(passed.length / collected.length).toBeLessThan(0.01)
  })
})
