import { describe, expect, test, vi } from 'vitest'
import { HASH_PREFIX, hashPassword, verifyPassword } from './password-hash.ts'

// From the reference implementation: https://github.com/P-H-C/phc-winner-argon2
const VECTORS = [
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc',
]

describe('password hashing', () => {
  test.each(VECTORS)('matches the reference implementation: %s', async phc => {
    expect(await verifyPassword(phc, 'password')).toBe(true)
    expect(await verifyPassword(phc, 'differentpassword')).toBe(false)
  })

  test('has the parameters of the OWASP cheat sheet outside tests', async () => {
    vi.stubEnv('NODE_ENV', undefined)
    vi.resetModules()
    const product = await import('./password-hash.ts')
    vi.unstubAllEnvs()
    vi.resetModules()
    expect(await product.hashPassword('Rattle7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('creates salted PHC strings', async () => {
    const [one, other] = await Promise.all([hashPassword('Rattle7'), hashPassword('Rattle7')])
    expect(one.startsWith(HASH_PREFIX)).toBe(true)
    expect(one.slice(HASH_PREFIX.length)).toMatch(/^[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword(one, 'Rattle7')).toBe(true)
    expect(await verifyPassword(one, 'rattle7')).toBe(false)
  })

  test('does not truncate a long password', async () => {
    const phc = await hashPassword('a'.repeat(128))
    expect(await verifyPassword(phc, 'a'.repeat(127))).toBe(false)
  })

  test('matches no password without an account', async () => {
    expect(await verifyPassword(undefined, 'password')).toBe(false)
    expect(await verifyPassword(null, '')).toBe(false)
  })

  test('rejects a stored value of another kind', async () => {
    await expect(verifyPassword('$2b$12$abc', 'x')).rejects.toThrow('PHC')
  })
})
