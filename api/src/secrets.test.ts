import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { adminPasswordReader, loadSecrets, replaceAdminPassword, rotateSecret } from './secrets.ts'

let dataDir: string
let file: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'registry-secrets-'))
  file = path.join(dataDir, 'secrets.json')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const sentenceOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'nothing was thrown'
}

describe('the secrets of an installation', () => {
  test('are generated once and readable by their owner only', () => {
    const made = loadSecrets(dataDir)
    expect(loadSecrets(dataDir)).toEqual(made)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('contain a stable VAPID key pair', () => {
    const { vapid } = loadSecrets(dataDir)
    expect(Buffer.from(vapid.publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(vapid.privateKey, 'base64url')).toHaveLength(32)
    replaceAdminPassword(dataDir)
    expect(loadSecrets(dataDir).vapid).toEqual(vapid)
  })

  test.each([
    ['a rotation', () => rotateSecret(dataDir, 'sessionKey')],
    ['a new admin password', () => replaceAdminPassword(dataDir)],
  ])('are not created by %s in a folder without secrets', (_what, change) => {
    expect(sentenceOf(change)).toBe(
      `There is no ${file} to change; please set DATA_DIR to the folder of the running api.`,
    )
    expect(readdirSync(dataDir)).toEqual([])
  })

  test.each([
    ['file', () => file, 0o640, 600],
    ['folder', () => dataDir, 0o750, 700],
  ])('throw when other users may read the %s', (_what, place, mode, safeMode) => {
    loadSecrets(dataDir)
    chmodSync(place(), mode)
    expect(sentenceOf(() => loadSecrets(dataDir))).toBe(
      `Others may read ${place()}; please run: chmod ${safeMode} ${place()}`,
    )
  })

  test('set the mode of an empty folder', () => {
    const folder = path.join(dataDir, 'fresh')
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    loadSecrets(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('leave no temporary file', () => {
    loadSecrets(dataDir)
    replaceAdminPassword(dataDir)
    expect(readdirSync(dataDir)).toEqual(['secrets.json'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test.each(['', '{"sessionKey":', '[]', '{"sessionKey":"short"}'])(
    'stop the start when the file holds %j, and leave it as it is',
    text => {
      writeFileSync(file, text, { mode: 0o600 })
      expect(sentenceOf(() => loadSecrets(dataDir))).toBe(
        `${file} is not complete; please restore it or move it away.`,
      )
    },
  )

  test('throw when the folder is not writable', () => {
    writeFileSync(file, '')
    expect(sentenceOf(() => loadSecrets(path.join(file, 'below')))).toContain('cannot be written')
  })

  test('replace the admin password only', () => {
    const { adminPassword, ...rest } = loadSecrets(dataDir)
    const replaced = replaceAdminPassword(dataDir)
    expect(replaced).not.toBe(adminPassword)
    expect(loadSecrets(dataDir)).toEqual({ ...rest, adminPassword: replaced })
  })

  test('return a replaced admin password in a running server', () => {
    const known = loadSecrets(dataDir)
    const password = adminPasswordReader(dataDir, known)
    expect(password()).toBe(known.adminPassword)
    const replaced = replaceAdminPassword(dataDir)
    expect(password()).toBe(replaced)
    rmSync(file)
    expect(password()).toBe(replaced)
  })
})
