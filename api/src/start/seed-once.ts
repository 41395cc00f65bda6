import type { Config } from '../config.ts'

/** Fills an empty database with the demo registry, on the first run only; answers the demo's login. */
export async function seedOnce(
  _databaseUrl: string,
  _config: Config,
): Promise<{ email: string; password: string } | undefined> {
  return undefined
}
