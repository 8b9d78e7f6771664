const PATIENCE_MS = 2_000

/** Whether a GET of this URL is answered with a 2xx in time. */
export async function responds(url: string, patienceMs = PATIENCE_MS): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
