import { quantile } from './measure'

export interface ExportFigures {
  rows: number
  megabytes: number
  seconds: number
  /** Of the others' requests while the file was written, in milliseconds. */
  others: { requests: number; p50: number; p95: number; worst: number }
}

/** Takes a whole list as a spreadsheet while somebody else reads a list's page again and again. */
export async function measureExport(
  file: string,
  page: string,
  headers: Record<string, string>,
): Promise<ExportFigures> {
  const started = performance.now()
  let isDone = false
  const times: number[] = []
  const read = async () => {
    while (!isDone) {
      const asked = performance.now()
      const answer = await fetch(page, { headers })
      if (!answer.ok) throw new Error(`the page answered ${answer.status}`)
      await answer.arrayBuffer()
      times.push(performance.now() - asked)
    }
  }
  const reading = read()
  let bytes = 0
  let lines = 0
  const answer = await fetch(file, { headers })
  if (!answer.ok || !answer.body) throw new Error(`the export answered ${answer.status}`)
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    bytes += part.length
    for (const byte of part) if (byte === 10) lines += 1
  }
  isDone = true
  await reading
  return {
    rows: lines - 1,
    megabytes: bytes / 1_000_000,
    seconds: (performance.now() - started) / 1000,
    others: {
      requests: times.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      worst: Math.max(...times),
    },
  }
}
