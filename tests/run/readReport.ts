import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { checkout } from '../../ops/base/checkout'

const schema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

export interface Outcome {
  passed: number
  failed: number
  /** Tests that the run did not try. */
  skipped?: number
  /** Per test that failed: its file, its name and the first line of what it says. */
  failures?: string[]
  tests?: TimedTest[]
}

export interface TimedTest {
  /** File, groups and name, as vitest writes them. */
  name: string
  status: string
  milliseconds: number
}

const NO_TEST = 'vitest ended with an error that is of no test: it is in the output above'

/**
 * Counts a vitest run from its JSON report, and names what failed.
 * @param ok whether vitest itself ended with status 0: a run that failed never counts as none failed
 */
export async function readReport(path: string, ok: boolean): Promise<Outcome> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, failures: [NO_TEST] }
  const report = schema.parse(JSON.parse(text))
  const failures: string[] = []
  const tests: TimedTest[] = []
  for (const file of report.testResults) {
    const name = relative(checkout.root, file.name).split(sep).join('/')
    const nameOf = ({ ancestorTitles, title }: { ancestorTitles: string[]; title: string }) =>
      [name, ...ancestorTitles, title].join(' > ')
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    for (const test of file.assertionResults)
      tests.push({
        name: nameOf(test),
        status: test.status,
        milliseconds: test.duration ?? 0,
      })
    for (const test of failed) failures.push(failureLine(nameOf(test), test.failureMessages?.[0]))
    // A file that does not even load has no tests that could fail: it counts as one.
    if (failed.length === 0 && file.status === 'failed')
      failures.push(failureLine(name, file.message))
  }
  if (failures.length === 0 && !ok) failures.push(NO_TEST)
  const failed = Math.max(failures.length, report.numFailedTests, ok ? 0 : 1)
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length
  return { passed: report.numPassedTests, failed, skipped, failures, tests }
}

function failureLine(place: string, message = ''): string {
  return `${place}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`
}
