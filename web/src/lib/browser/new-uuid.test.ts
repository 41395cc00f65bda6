import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newUuid } from './new-uuid.ts'

describe('newUuid', () => {
  test('gives another UUID of version 4 each time', () => {
    const ids = Array.from({ length: 200 }, newUuid)
    expect(ids.filter(id => !z.safeParse(z.uuidv4(), id).success)).toEqual([])
    expect(new Set(ids).size).toBe(200)
  })
})
