import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { glob, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipped, POPUP_BYTES, scriptBytes } from '../bench/page-scripts.ts'
import { ZIP_KB } from '../bench/sizes.ts'
import { BUTTON_RETAILERS } from '../src/shop-button/button-retailers.ts'
import { expect, test } from './support/quick-add.ts'

const PERMISSIONS = ['activeTab', 'scripting', 'storage', 'contextMenus', 'alarms']
const addonsLinter = fileURLToPath(
  new URL('../../node_modules/addons-linter/bin/addons-linter', import.meta.url),
)

test('the build for Chrome has minimal permissions, only local scripts and a small size', async ({
  extension,
  product,
}) => {
  await expectRestrictedBuild(extension, product.url, product.url)

  await test.step('its archive is small', async () => {
    const files = globSync('**/*.*', { cwd: extension })
    const bytes = gzipped(extension, files)
    expect(bytes / 1024).toBeLessThanOrEqual(ZIP_KB)
  })

  await test.step("the popup's initial scripts are within the budget", () => {
    const { first, later } = scriptBytes(extension, 'popup.html')
    test.info().annotations.push({ type: 'bytes', description: `${first}, later ${later}` })
    expect(first).toBeLessThanOrEqual(POPUP_BYTES)
    expect(later).toBeGreaterThan(0)
  })
})

test('the build for Firefox has minimal permissions and passes the linter of Mozilla', async ({
  firefoxExtension,
  product,
}) => {
  // Firefox accepts no port in a permission.
  const registry = `http://${new URL(product.url).hostname}`
  await expectRestrictedBuild(firefoxExtension, product.url, registry)

  await test.step('its archive is small and comes with the sources', async () => {
    const out = dirname(firefoxExtension)
    const names = await readdir(out)
    const zip = names.find(name => name.endsWith('firefox.zip'))
    expect((await stat(join(out, zip ?? ''))).size / 1024).toBeLessThanOrEqual(ZIP_KB)
    expect(names.filter(name => name.endsWith('-sources.zip'))).toHaveLength(1)
  })

  await test.step('the linter finds no error', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [addonsLinter, firefoxExtension, '--output', 'json'],
      { maxBuffer: 16 * 1024 * 1024 },
    )
    const { errors, warnings } = JSON.parse(stdout)
    expect(errors).toEqual([])
    // React contains an assignment to innerHTML, which this code never uses.
    const own = warnings.filter(({ code }: { code: string }) => code !== 'UNSAFE_VAR_ASSIGNMENT')
    expect(own).toEqual([])
  })
})

/** Holds a build to its permissions, its policy and its own scripts. */
async function expectRestrictedBuild(build: string, registryUrl: string, permitted: string) {
  const manifest = JSON.parse(await readFile(join(build, 'manifest.json'), 'utf8'))

  await test.step('it has permissions only for the clicked tab, storage and the registry', () => {
    expect(manifest.manifest_version).toBe(3)
    expect(manifest.permissions.toSorted()).toEqual(PERMISSIONS.toSorted())
    expect(manifest.host_permissions).toEqual([`${permitted}/*`])
    expect(manifest).not.toHaveProperty('optional_permissions')
    expect(manifest).not.toHaveProperty('content_scripts')
    expect(manifest).not.toHaveProperty('externally_connectable')
    expect(manifest).not.toHaveProperty('web_accessible_resources')
    expect(JSON.stringify(manifest)).not.toContain('<all_urls>')
  })

  await test.step('its optional permissions are the sites of Lazada and Shopee', () => {
    const sites = BUTTON_RETAILERS.flatMap(({ hosts }) => hosts)
    expect(sites).toEqual(expect.arrayContaining(['lazada.sg', 'lazada.vn', 'shopee.sg']))
    expect(manifest.optional_host_permissions.toSorted()).toEqual(
      sites.map(site => `https://*.${site}/*`).toSorted(),
    )
  })

  await test.step('it runs only its own files', async () => {
    const policy = manifest.content_security_policy.extension_pages.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        `connect-src ${registryUrl}`,
      ]),
    )
    expect(policy.join()).not.toContain('unsafe')
    for await (const page of glob(join(build, '**/*.html'))) {
      const scripts = (await readFile(page, 'utf8')).match(/<script[^>]*>|<link[^>]*>/g) ?? []
      expect(scripts.filter(tag => !/ (?:src|href)="\/[^/]/.test(tag))).toEqual([])
    }
    for await (const script of glob(join(build, '**/*.js'))) {
      const code = await readFile(script, 'utf8')
      expect(code).not.toMatch(/\bimport\(\s*["'`]https?:|\beval\(|importScripts\(/)
    }
  })
}
