import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command.ts'

/** Prefix of the names of all images of the check. */
export const PREFIX = 'localhost/registry-check'
export const IMAGES = {
  base: `${PREFIX}-base`,
  runtime: `${PREFIX}-runtime`,
  services: `${PREFIX}-services`,
  api: `${PREFIX}-api`,
  scraper: `${PREFIX}-scraper`,
}

const DOCUMENTS = ['doc', 'man', 'locale', 'info']
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Returns the folder of the npm that runs this command, and its Node.js: not the pinned one. */
function ownNpm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  if (!cli || !node) throw new Error('Run it by npm run check:containers.')
  return { npm: path.resolve(cli, '../..'), node }
}

/** Creates two Debian images by mmdebstrap: a plain one, and one with the Node.js and npm of this machine. */
async function buildBases(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-check-base-'))
  const tar = path.join(folder, 'debian.tar')
  const excluded = DOCUMENTS.map(name => `--dpkgopt=path-exclude=/usr/share/${name}/*`)
  try {
    await runCommand('mmdebstrap', [
      ...['--variant=minbase', '--include=ca-certificates', ...excluded],
      ...['bookworm', tar],
    ])
    await runCommand('podman', ['import', tar, IMAGES.runtime])
    const extra = path.join(folder, 'extra')
    await mkdir(path.join(extra, 'usr/lib/node_modules'), { recursive: true })
    await mkdir(path.join(extra, 'usr/bin'), { recursive: true })
    await mkdir(path.join(extra, 'usr/etc'), { recursive: true })
    const { npm, node } = ownNpm()
    await cp(npm, path.join(extra, 'usr/lib/node_modules/npm'), { recursive: true })
    await cp(node, path.join(extra, 'usr/bin/node'))
    await symlink('../lib/node_modules/npm/bin/npm-cli.js', path.join(extra, 'usr/bin/npm'))
    // A machine behind an inspecting proxy trusts certificates of its own.
    await cp(CERTIFICATES, path.join(extra, 'ca-certificates.crt'), { dereference: true })
    await writeFile(path.join(extra, 'usr/etc/npmrc'), `cafile=${CERTIFICATES}\n`)
    const file = path.join(folder, 'Containerfile')
    await writeFile(
      file,
      `FROM ${IMAGES.runtime}\nRUN apt-get update && apt-get install -y --no-install-recommends libatomic1\n` +
        `COPY usr /usr\nCOPY ca-certificates.crt ${CERTIFICATES}\n`,
    )
    await runCommand('podman', [
      ...['build', '--isolation=chroot', '-f', file, '-t', IMAGES.base, extra],
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Builds the images of api and scraper, and one with PostgreSQL and Caddy. Returns their sizes in MB by name. */
export async function buildImages(say: (line: string) => void): Promise<Record<string, number>> {
  const { base, runtime, services } = IMAGES
  // Left by a run with --keep-images: the layers above it are reused too.
  const isBuilt = await runCommand('podman', ['image', 'exists', base]).catch(() => 'missing')
  if (isBuilt === 'missing') {
    say('Debian by mmdebstrap ...')
    await buildBases()
  }
  const args = ['--build-arg', `BASE=${base}`, '--build-arg', `RUNTIME=${runtime}`]
  const build = (file: string, image: string, more: string[] = []) => {
    say(`${image} ...`)
    const ignored = ['--ignorefile', 'shared/deploy/Containerfile.dockerignore']
    const options = ['build', '--isolation=chroot', '--layers', ...ignored, ...args, ...more]
    return runCommand('podman', [...options, '-f', file, '-t', image, '.'])
  }
  const cache = await runCommand('npm', ['config', 'get', 'cache'])
  const volumes = ['--volume', `${cache}:/root/.npm`]
  await mkdir(cache, { recursive: true })
  await build('shared/tools/containers/Containerfile.services', services)
  const file = 'shared/deploy/Containerfile'
  await build(file, IMAGES.api, ['--target', 'api', ...volumes])
  await build(file, IMAGES.scraper, ['--target', 'scraper', ...volumes])
  const sizes: Record<string, number> = {}
  for (const name of ['api', 'scraper'] as const) {
    const bytes = await runCommand('podman', [
      ...['image', 'inspect', '--format', '{{.Size}}', IMAGES[name]],
    ])
    sizes[name] = Math.round(Number(bytes) / 1e6)
  }
  return sizes
}

/** Lists the ids of all images of this machine, intermediate ones too. */
export async function listImages(): Promise<string[]> {
  const ids = await runCommand('podman', ['images', '--all', '--quiet', '--no-trunc'])
  return ids.split('\n').filter(Boolean)
}

/** Removes the images that were not there before. */
export async function removeImages(before: readonly string[]): Promise<void> {
  const made = (await listImages()).filter(id => !before.includes(id))
  if (made.length > 0) await runCommand('podman', ['rmi', '--force', ...new Set(made)])
}
