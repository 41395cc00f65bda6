import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backgroundOf } from './support/browser.ts'
import { expect, test } from './support/quick-add.ts'

test.describe('the extension', () => {
  test('asks for the clicked tab, its own storage and the registry, and for nothing else', async ({
    extension,
    product,
  }) => {
    const manifest = JSON.parse(await readFile(join(extension, 'manifest.json'), 'utf8'))
    expect(manifest.permissions.toSorted()).toEqual(['activeTab', 'scripting', 'storage'])
    expect(manifest.host_permissions).toEqual([`${product.url}/*`])
    expect(manifest).not.toHaveProperty('content_scripts')
    expect(manifest).not.toHaveProperty('optional_host_permissions')
    expect(manifest).not.toHaveProperty('externally_connectable')
    expect(manifest).not.toHaveProperty('web_accessible_resources')
  })

  test('has the same id wherever it is loaded from', async ({ context }) => {
    const background = await backgroundOf(context)
    expect(new URL(background.url()).host).toBe('bdlgkfnilgcppcmonfjeacdliakimmma')
  })
})
