import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const schema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

export interface Outcome {
  passed: number
  failed: number
}

/**
 * Counts a vitest run from its JSON report.
 * @param ok whether vitest itself ended with status 0: a run that failed never counts as none failed
 */
export async function readReport(path: string, ok: boolean): Promise<Outcome> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const report = schema.parse(JSON.parse(text))
  // A file that does not even load has no tests that could fail: it counts as one.
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) }
}
