import { describe, expect, test } from 'vitest'
import { isAdminShortcut } from './use-admin-shortcut.ts'

const NOTHING_HELD = { ctrlKey: false, shiftKey: false, altKey: false, metaKey: false }
const HELD = { ...NOTHING_HELD, ctrlKey: true, shiftKey: true }

describe('the shortcut to /admin', () => {
  test.each([
    ['Ctrl+Shift+A', { ...HELD, key: 'A', code: 'KeyA' }, true],
    ['the same with Caps Lock', { ...HELD, key: 'a', code: 'KeyA' }, true],
    ['the letter A of a French keyboard', { ...HELD, key: 'A', code: 'KeyQ' }, true],
    ['the key in the place of A with Tamil letters', { ...HELD, key: 'ஔ', code: 'KeyA' }, true],
    ['the letter Q of a French keyboard', { ...HELD, key: 'Q', code: 'KeyA' }, false],
    ['Ctrl+A', { ...NOTHING_HELD, ctrlKey: true, key: 'a', code: 'KeyA' }, false],
    ['a capital letter', { ...NOTHING_HELD, shiftKey: true, key: 'A', code: 'KeyA' }, false],
    ['Ctrl+Alt+Shift+A', { ...HELD, altKey: true, key: 'A', code: 'KeyA' }, false],
    ['Ctrl+Command+Shift+A', { ...HELD, metaKey: true, key: 'A', code: 'KeyA' }, false],
    ['Ctrl+Shift+S', { ...HELD, key: 'S', code: 'KeyS' }, false],
  ])('takes %s for what it is', (_name, key, is) => expect(isAdminShortcut(key)).toBe(is))
})
