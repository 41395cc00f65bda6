import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

test('loads once, also for concurrent calls', async () => {
  const load = vi.fn(async () => ({}))
  const get = loadOnce(load)
  const [first, second] = await Promise.all([get(), get()])
  expect(second).toBe(first)
  expect(await get()).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

test('loads again after a failure', async () => {
  const load = vi.fn<() => Promise<number>>()
  load.mockRejectedValueOnce(new Error('no file descriptor'))
  load.mockResolvedValue(7)
  const get = loadOnce(load)
  await expect(get()).rejects.toThrow('no file descriptor')
  expect(await get()).toBe(7)
})
