const PATIENCE_MS = 2_000

/** Whether a GET of this URL is answered with a 2xx within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
