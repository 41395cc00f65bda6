import { type Config, ConfigError, loadConfig } from '../config.ts'

/**
 * Runs a command whose arguments are `<file.tar> [--verify]`. Prints a ConfigError, or the reason of `stopped`, and
 * exits with 1.
 */
export async function runArchiveCommand(
  name: 'backup' | 'restore',
  run: (config: Config, file: string, verify: boolean) => Promise<void>,
  stopped?: AbortSignal,
): Promise<void> {
  const [file, ...options] = process.argv.slice(2)
  try {
    if (!file || file.startsWith('-') || options.some(option => option !== '--verify')) {
      throw new ConfigError(`Usage: npm run ${name} -- <file.tar> [--verify]`)
    }
    await run(loadConfig(process.env), file, options.length > 0)
  } catch (thrown) {
    const error = stopped?.aborted ? stopped.reason : thrown
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
