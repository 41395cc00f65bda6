import { describe, expect, test } from 'vitest'
import { isExecutableMemory } from './memory-folder.ts'

describe('isExecutableMemory', () => {
  test.each([
    ['tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0', true],
    ['tmpfs /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0', false],
    ['tmpfs /dev/shm tmpfs ro 0 0', false],
    ['/dev/sda /dev/shm ext4 rw 0 0', false],
    ['tmpfs /tmp tmpfs rw 0 0', false],
    ['', false],
  ])('returns for the mounts %j: %s', (mounts, expected) => {
    expect(isExecutableMemory(mounts)).toBe(expected)
  })

  test('uses the last mount of /dev/shm', () => {
    const mounts = 'tmpfs /dev/shm tmpfs rw 0 0\nshm /dev/shm tmpfs rw,noexec 0 0\n'
    expect(isExecutableMemory(mounts)).toBe(false)
  })
})
