// Runs its argument under the Node that package-lock.json pins, after installing what the lock asks for.
// Written for plain Node 20 without dependencies: on a bare clone nothing else exists yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const modules = path.join(root, 'node_modules')
const bin = path.join(modules, '.bin')
const stampFile = path.join(modules, '.install-stamp')
// Outside node_modules, which an install deletes.
const lockFile = path.join(root, '.turbo', 'install.lock')
const lockIsOldAfterMs = 15 * 60_000

const pinnedNode =
  process.platform === 'win32'
    ? path.join(modules, `node-win-${process.arch}`, 'bin', 'node.exe')
    : path.join(bin, 'node')

if (process.argv.length < 3) stop('Usage: node shared/tools/run.mjs <file> [arguments]')
const startedAt = Date.now()
if (!isInstalled()) await installAlone()
const installMs = Date.now() - startedAt
runUnderPinnedNode(process.argv.slice(2))

function isInstalled() {
  if (!existsSync(pinnedNode) || !existsSync(stampFile)) return false
  return readFileSync(stampFile, 'utf8') === wantedStamp()
}

function wantedStamp() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

async function installAlone() {
  await takeLock()
  try {
    if (!isInstalled()) install()
  } finally {
    rmSync(lockFile, { force: true })
  }
}

/** Two installs at once would delete each other's files: the second waits for the first. */
async function takeLock() {
  mkdirSync(path.dirname(lockFile), { recursive: true })
  const mine = `${lockFile}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  let isReported = false
  while (!linked(mine)) {
    if (holderIsGone()) rmSync(lockFile, { force: true })
    else {
      if (!isReported)
        console.error('Waiting for another installation in this folder to finish ...')
      isReported = true
      await sleep(200)
    }
  }
  rmSync(mine, { force: true })
}

/** A hard link appears with its content, or not at all: nobody ever reads a half-written lock. */
function linked(mine) {
  try {
    linkSync(mine, lockFile)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function holderIsGone() {
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > lockIsOldAfterMs) return true
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0)
    return false
  } catch (error) {
    // ENOENT: released between two looks; the next attempt to link decides.
    return error.code === 'ESRCH'
  }
}

function install() {
  console.error('Installing the packages that package-lock.json names (a minute or two) ...')
  // dev and optional are named because NODE_ENV=production or a user's npm settings leave them out.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { file, first, shell } = npmCommand()
  const result = spawnSync(file, [...first, ...args, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell,
  })
  if (result.error || result.status !== 0) {
    stop('The packages could not be installed (see above): check the network, then run it again.')
  }
  if (!existsSync(pinnedNode)) {
    stop(`No Node for ${process.platform} ${process.arch} is among the packages of this project.`)
  }
  writeFileSync(stampFile, wantedStamp())
}

/** npm on the Node that it was started with: the pinned one is among the files that `npm ci` deletes. */
function npmCommand() {
  const cli = process.env.npm_execpath
  if (cli && path.basename(cli) === 'npm-cli.js') {
    return { file: process.env.npm_node_execpath ?? process.execPath, first: [cli], shell: false }
  }
  return { file: 'npm', first: [], shell: process.platform === 'win32' }
}

function runUnderPinnedNode(args) {
  const child = spawn(pinnedNode, args, {
    // The channel closes when this process is killed, so that a supervisor under it notices.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: bin + path.delimiter + (process.env.PATH ?? ''),
      TURBO_TELEMETRY_DISABLED: '1',
      // npm test counts the installation among its phases.
      REGISTRY_INSTALL_MS: String(installMs),
      // Our processes load hundreds of modules at their start: their compiled code is cached.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(modules, '.cache', 'node'),
    },
  })
  const pass = signal => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))
  if (process.env.npm_lifecycle_event) stopWithParent(() => pass('SIGTERM'))
  child.on('error', error => stop(`The pinned Node did not start: ${error.message}`))
  child.on('exit', (code, signal) =>
    process.exit(signal ? 128 + os.constants.signals[signal] : (code ?? 1)),
  )
}

/** Ends the child process when npm was killed, which leaves this script running. */
function stopWithParent(stopChild) {
  const before = parents()
  const timer = setInterval(() => {
    if (parents() === before) return
    clearInterval(timer)
    stopChild()
  }, 1000)
  timer.unref()
}

/** The shell that npm put around this script, and npm itself where the system tells. */
function parents() {
  const stat = `/proc/${process.ppid}/stat`
  const [, parentOfShell] = existsSync(stat)
    ? (/\) \S+ (\d+)/.exec(readFileSync(stat, 'utf8')) ?? [])
    : []
  return `${process.ppid} ${parentOfShell}`
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
