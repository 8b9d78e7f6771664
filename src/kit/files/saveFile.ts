/** How long the browser gets to read the file before its address is forgotten. */
const REVOKE_AFTER_MS = 10_000

/** Hands a file to the browser to be saved under this name. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
