import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as z from 'zod'

const manifest = z.object({ scripts: z.object({ build: z.string() }) })

/** Returns the commands of web's build script in watch mode. */
export function webWatchPlans(root: string): { name: string; args: string[]; cwd: string }[] {
  const cwd = path.join(root, 'web')
  const file = path.join(cwd, 'package.json')
  const { scripts } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const vite = path.join(
    path.dirname(createRequire(file).resolve('vite/package.json')),
    'bin/vite.js',
  )
  return scripts.build
    .split('&&')
    .map(command => command.trim().split(/\s+/))
    .filter(([program]) => program === 'vite')
    .map(([, ...args], index) => ({
      name: `web build ${index + 1}`,
      // The api serves this folder, so it is never emptied.
      args: [vite, ...args, '--watch', '--emptyOutDir', 'false', '--logLevel', 'warn'],
      cwd,
    }))
}
