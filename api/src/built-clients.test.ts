import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CLIENTS = ['web/dist/client', 'extension/.output']
/** Names used by the server only: a bundle that contains one may contain its value too. */
const SERVER_WORDS = [
  'secrets.json',
  'sessionKey',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'SMTP_URL',
  'DATA_DIR',
  'privateKey',
  'postgres://',
  'process.env',
]

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(js|html|json|css|map)$/.test(entry.name))
    .map(entry => path.join(entry.parentPath, entry.name))
}

describe('a built client', () => {
  for (const client of CLIENTS) {
    const folder = path.join(ROOT, client)
    test.skipIf(!existsSync(folder))(`contains no server-only name: ${client}`, () => {
      const found = filesBelow(folder).flatMap(file => {
        const text = readFileSync(file, 'utf8')
        return SERVER_WORDS.filter(word => text.includes(word)).map(word => `${file}: ${word}`)
      })
      expect(found).toEqual([])
    })
  }
})
