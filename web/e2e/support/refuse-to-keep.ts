/** Runs in the page: makes all further writes to storage fail. */
export function refuseToKeep(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}
