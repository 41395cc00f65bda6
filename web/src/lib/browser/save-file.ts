/** Downloads a file. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser has read the blob URL by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
