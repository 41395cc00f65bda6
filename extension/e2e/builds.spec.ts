import { execFile } from 'node:child_process'
import { glob, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ZIP_KB } from '../../shared/tools/bench/extension-sizes.ts'
import { BUTTON_SHOPS } from '../src/shop-button/shops.ts'
import { expect, test } from './support/quick-add.ts'

const PERMISSIONS = ['activeTab', 'scripting', 'storage', 'contextMenus', 'alarms']
const webExt = fileURLToPath(new URL('../../node_modules/web-ext/bin/web-ext.js', import.meta.url))

const manifestOf = async (build: string) =>
  JSON.parse(await readFile(join(build, 'manifest.json'), 'utf8'))

for (const browser of ['Chrome', 'Firefox'] as const) {
  test.describe(`the build for ${browser}`, () => {
    test('asks for the clicked tab, its own storage and the registry, and for nothing else', async ({
      extension,
      firefoxExtension,
      product,
    }) => {
      const manifest = await manifestOf(browser === 'Chrome' ? extension : firefoxExtension)
      // Firefox knows no ports in the addresses of permissions.
      const { origin, hostname } = new URL(product.url)
      const registry = browser === 'Chrome' ? origin : `http://${hostname}`
      expect(manifest.manifest_version).toBe(3)
      expect(manifest.permissions.toSorted()).toEqual(PERMISSIONS.toSorted())
      expect(manifest.host_permissions).toEqual([`${registry}/*`])
      expect(manifest).not.toHaveProperty('optional_permissions')
      expect(manifest).not.toHaveProperty('content_scripts')
      expect(manifest).not.toHaveProperty('externally_connectable')
      expect(manifest).not.toHaveProperty('web_accessible_resources')
      expect(JSON.stringify(manifest)).not.toContain('<all_urls>')
    })

    test('may ask for the pages of Lazada and Shopee, and of no other shop', async ({
      extension,
      firefoxExtension,
    }) => {
      const manifest = await manifestOf(browser === 'Chrome' ? extension : firefoxExtension)
      const sites = BUTTON_SHOPS.flatMap(({ hosts }) => hosts)
      expect(sites).toEqual(expect.arrayContaining(['lazada.sg', 'lazada.vn', 'shopee.sg']))
      expect(manifest.optional_host_permissions.toSorted()).toEqual(
        sites.map(site => `https://*.${site}/*`).toSorted(),
      )
    })

    test('runs its own files alone', async ({ extension, firefoxExtension, product }) => {
      const build = browser === 'Chrome' ? extension : firefoxExtension
      const { content_security_policy } = await manifestOf(build)
      const policy = content_security_policy.extension_pages.split('; ')
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          `connect-src ${product.url}`,
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

    test('is small once packed', async ({ extension, firefoxExtension }) => {
      const out = dirname(browser === 'Chrome' ? extension : firefoxExtension)
      const zip = (await readdir(out)).find(name => name.endsWith(`${browser.toLowerCase()}.zip`))
      expect((await stat(join(out, zip ?? ''))).size / 1024).toBeLessThanOrEqual(ZIP_KB)
    })
  })
}

test.describe('what Firefox’s store asks for', () => {
  test('is met: its own linter finds no error', async ({ firefoxExtension }) => {
    const args = ['lint', '--source-dir', firefoxExtension, '--no-config-discovery']
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [webExt, ...args, '--output', 'json'],
      { maxBuffer: 16 * 1024 * 1024 },
    )
    const { errors, warnings } = JSON.parse(stdout)
    expect(errors).toEqual([])
    // React itself assigns to innerHTML, and only where it is told to, which nothing here does.
    const own = warnings.filter(({ code }: { code: string }) => code !== 'UNSAFE_VAR_ASSIGNMENT')
    expect(own).toEqual([])
  })

  test('includes the sources of the build', async ({ firefoxExtension }) => {
    const names = await readdir(dirname(firefoxExtension))
    expect(names.filter(name => name.endsWith('-sources.zip'))).toHaveLength(1)
  })
})
