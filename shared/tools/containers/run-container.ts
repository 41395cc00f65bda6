import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from './run-command.ts'

export interface ContainerPlan {
  name: string
  image: string
  command: readonly string[]
  env: Readonly<Record<string, string>>
  /** User and group id. */
  user: string
  /** Folders of this machine by their path in the container. */
  volumes: Readonly<Record<string, string>>
  /** Folders in memory. */
  tmpfs?: readonly string[]
  /** Signal that stops it; SIGTERM by default. */
  stopSignal?: NodeJS.Signals
}

export interface Container {
  /** The last lines that it has written. */
  output(): string
  /** Resolves to its exit code. */
  ended: Promise<number | null>
  /** Sends the stop signal and waits for the end. */
  stop(): Promise<void>
}

export interface Engine {
  kind: 'podman' | 'chroot'
  run(plan: ContainerPlan): Promise<Container>
}

const OUTPUT_MAX = 4_000
const STOP_MS = 15_000

function follow(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output = (output + chunk).slice(-OUTPUT_MAX)
    })
  }
  return () => output
}

const endOf = async (child: ChildProcess): Promise<number | null> => {
  const [code] = await once(child, 'exit')
  return code
}

async function end(child: ChildProcess, signal: () => unknown): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  signal()
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
}

/** Runs containers by `podman run` with the restrictions of compose.yaml. */
const podman: Engine = {
  kind: 'podman',
  async run({ name, image, command, env, user, volumes, tmpfs = [], stopSignal }) {
    const container = `registry-check-${name}`
    const child = spawn('podman', [
      ...['run', '--rm', '--init', '--name', container, '--network=host', '--user', user],
      ...['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges'],
      ...['--security-opt=seccomp=unconfined'],
      ...['/tmp', ...tmpfs].flatMap(folder => ['--tmpfs', folder]),
      ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...Object.entries(volumes).flatMap(([inside, own]) => ['--volume', `${own}:${inside}`]),
      ...[image, ...command],
    ])
    const stop = () => end(child, () => child.kill(stopSignal))
    return { output: follow(child), ended: endOf(child), stop }
  },
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Returns the shell script that makes the mounted image the read-only root and runs the command in it. */
function enterScript(root: string, { command, env, user, volumes, tmpfs = [] }: ContainerPlan) {
  const [uid, gid] = user.split(':')
  const variables = Object.entries(env).map(([key, value]) => quote(`${key}=${value}`))
  return [
    'set -e',
    'mount --make-rprivate /',
    `mount --bind ${root} ${root}`,
    `cd ${root}`,
    'mount -t proc proc proc',
    'mount --rbind /dev dev',
    // As podman provides them: names of this machine.
    'for file in etc/hosts etc/resolv.conf; do touch $file; mount --bind /$file $file; done',
    ...['tmp', ...tmpfs.map(folder => folder.slice(1))].map(
      folder => `mkdir -p ${folder}; mount -t tmpfs -o mode=1777 tmpfs ${folder}`,
    ),
    ...Object.entries(volumes).map(
      ([inside, own]) => `mkdir -p .${inside}; mount --bind ${own} .${inside}`,
    ),
    `mount -o remount,ro,bind ${root}`,
    'mkdir tmp/old',
    'pivot_root . tmp/old',
    'cd /',
    'umount -l /tmp/old',
    'rmdir /tmp/old',
    'cd /app 2>/dev/null || true',
    `exec /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/usr/sbin:/bin ${variables.join(' ')} setpriv --reuid=${uid} --regid=${gid} --clear-groups --bounding-set=-all --no-new-privs ${command.map(quote).join(' ')}`,
  ].join('\n')
}

/** Runs images by `podman mount`, `unshare` and `pivot_root`, for machines that refuse `podman run`. */
function createChrootEngine(folder: string): Engine {
  return {
    kind: 'chroot',
    async run(plan) {
      const container = await runCommand('podman', ['create', plan.image, 'true'])
      const root = await runCommand('podman', ['mount', container])
      const script = path.join(folder, `${plan.name}.sh`)
      await writeFile(script, enterScript(root, plan))
      const child = spawn('unshare', [
        '--mount',
        '--pid',
        '--ipc',
        '--fork',
        '--kill-child',
        'sh',
        script,
      ])
      const output = follow(child)
      const first = () => {
        const file = `/proc/${child.pid}/task/${child.pid}/children`
        return Number(readFileSync(file, 'utf8').trim().split(' ')[0])
      }
      return {
        output,
        ended: endOf(child),
        async stop() {
          await end(child, () => process.kill(first(), plan.stopSignal ?? 'SIGTERM'))
          await runCommand('podman', ['rm', '--force', container])
        },
      }
    },
  }
}

/** Chooses the engine; `refusal` says why `podman run` is not used. */
export async function chooseEngine(
  image: string,
  folder: string,
): Promise<{ engine: Engine; refusal?: string }> {
  try {
    await runCommand('podman', ['run', '--rm', '--network=host', image, 'true'])
    return { engine: podman }
  } catch (error) {
    const refusal = String(error).trim().split('\n').at(-1) ?? ''
    return { engine: createChrootEngine(folder), refusal }
  }
}
