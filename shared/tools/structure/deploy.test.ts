import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTING_NAMES as API_SETTINGS } from '../../../api/src/config.ts'
import { SETTING_NAMES as SCRAPER_SETTINGS } from '../../../scraper/src/config.ts'
import { filesBelow, root } from './source-files.ts'

const DEPLOY = 'shared/deploy'
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Of Debian's package `prometheus`. */
const PROMTOOL = '/usr/bin/promtool'
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Variables of compose.yaml, of other images and of the operating system. */
const OTHERS = [
  ...['SITE', 'API_UPSTREAMS', 'GRAFANA_PASSWORD', 'BACKUP_VOLUME', 'GF_SECURITY_ADMIN_PASSWORD'],
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'MALLOC_ARENA_MAX'],
  ...['MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD'],
]
const known = new Set([...API_SETTINGS, ...SCRAPER_SETTINGS, ...OTHERS])

const containerfile = read(`${DEPLOY}/Containerfile`)
const compose = read(`${DEPLOY}/compose.yaml`)
const units = ['api', 'scraper'].map(name =>
  read(`${DEPLOY}/systemd/baby-registry-${name}@.service`),
)

describe('shared/deploy', () => {
  test('uses only variables that a program reads', () => {
    const used = [
      ...matches(compose, /\b([A-Z][A-Z0-9_]{3,})(?=: )/g),
      ...matches(compose, /\$\{([A-Z_0-9]+)/g),
      ...matches(read(`${DEPLOY}/.env.example`), /^(?:# )?([A-Z_0-9]+)=/gm),
      ...matches(read(`${DEPLOY}/Caddyfile`), /\{\$([A-Z_]+)/g),
      ...[containerfile, ...units].flatMap(text =>
        matches(text, /^(?:ENV|Environment)[ =](.+)$/gm).flatMap(line =>
          matches(line, /(?:^| )([A-Z_0-9]+)=/g),
        ),
      ),
    ]
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter(name => !known.has(name))).toEqual([])
  })

  test('starts api and scraper as package.json does', () => {
    const { scripts } = JSON.parse(read('package.json'))
    for (const name of ['api', 'scraper']) {
      const [, flag, file] = /run\.mjs (--\S+) (\S+)$/.exec(scripts[`start:${name}`]) ?? []
      expect(containerfile).toContain(`CMD ["node", "${flag}", "${file}"]`)
      expect(units.join('\n')).toContain(`node ${flag} ${file}\n`)
    }
  })

  test('restarts without a limit, because starts fail while the database is away', () => {
    const names = filesBelow(`${DEPLOY}/systemd`).filter(name => name.endsWith('.service'))
    expect(names).toHaveLength(3)
    for (const name of names) expect(read(name)).toMatch(/^StartLimitIntervalSec=0$/m)
  })

  test('checks the health of an api by the same URL everywhere', () => {
    const [checked = ''] = matches(read(`${DEPLOY}/Caddyfile`), /health_uri (\S+)/g)
    expect(containerfile).toContain(`'${checked}'`)
    expect(matches(read('api/chaos/system/haproxy.ts'), /httpchk GET (\S+)/g)).toEqual([checked])
  })

  test('copies files that exist, and the manifest of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json'))
    const copied = matches(containerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap(it =>
      it.split(' '),
    )
    expect(copied.filter(file => !existsSync(path.join(root, file)))).toEqual([])
    for (const workspace of workspaces) expect(copied).toContain(`${workspace}/package.json`)
  })

  test('alerts and dashboard use metrics that the code measures', () => {
    const measured = filesBelow('')
      .filter(file => /\/src\/.*\.ts$/.test(file))
      .flatMap(file => matches(read(file), /name: '(registry_[a-z_]+)'/g))
    const files = ['alerts.yaml', 'dashboard.json'].map(name => read(`${DEPLOY}/metrics/${name}`))
    const used = files
      .flatMap(text => matches(text, /\b(registry_[a-z_]+)/g))
      .map(name => name.replace(/_bucket$/, ''))
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter(name => !measured.includes(name))).toEqual([])
  })

  test('alerts fire by the least that should raise them', ({ skip }) => {
    if (!existsSync(PROMTOOL)) skip(`${PROMTOOL} is not installed`)
    const file = path.join(root, DEPLOY, 'metrics/alerts.test.yaml')
    const { status, stdout, stderr } = spawnSync(PROMTOOL, ['test', 'rules', file])
    expect({ status, output: `${stdout}${stderr}` }).toMatchObject({ status: 0 })
  })

  test('each alert has a test', () => {
    const tested = read(`${DEPLOY}/metrics/alerts.test.yaml`)
    const alerts = matches(read(`${DEPLOY}/metrics/alerts.yaml`), /- alert: (\w+)/g)
    expect(alerts.filter(name => !tested.includes(name))).toEqual([])
  })

  test('alerts and their document are the same list', () => {
    const alerts = matches(read(`${DEPLOY}/metrics/alerts.yaml`), /- alert: (\w+)/g)
    const described = matches(read('shared/docs/alerts.md'), /^\| `(\w+)` \|/gm)
    expect(described).toEqual(alerts)
  })
})
