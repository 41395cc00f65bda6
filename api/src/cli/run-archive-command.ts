import { type Config, loadConfig } from '../config.ts'
import { ConfigError } from '../config-error.ts'

const OPTIONS = { backup: ['--verify'], restore: ['--verify', '--reuse-bucket'] }

/**
 * Runs a command whose arguments are `<file.tar>` and options. Prints a ConfigError, or the reason of `stopped`, and
 * exits with 1.
 */
export async function runArchiveCommand(
  name: 'backup' | 'restore',
  run: (config: Config, file: string, options: ReadonlySet<string>) => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> {
  const [file, ...options] = process.argv.slice(2)
  try {
    if (!file || file.startsWith('-') || options.some(option => !OPTIONS[name].includes(option))) {
      const usage = OPTIONS[name].map(option => ` [${option}]`).join('')
      throw new ConfigError(`Usage: npm run ${name} -- <file.tar>${usage}`)
    }
    await run(loadConfig(process.env), file, new Set(options))
  } catch (thrown) {
    const error = stopped?.aborted ? stopped.reason : thrown
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
