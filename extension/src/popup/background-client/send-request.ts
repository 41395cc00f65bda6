import { browser } from '../../browser.ts'
import type { SendRequest } from './background.ts'

/** Sends a request to the background; resolves with its response. */
export const sendRequest: SendRequest = request => browser.runtime.sendMessage(request)
