import { share } from '../../shared/test/share.ts'
import { type StartApiOptions, startApi, type TestApi } from './start-api.ts'

/** Starts an API for all tests of a file or `describe`. */
export const shareApi = (options?: StartApiOptions): TestApi => share(() => startApi(options))
