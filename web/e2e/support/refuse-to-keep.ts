/** Runs in the page: from now on nothing can be kept. */
export function refuseToKeep(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}
