import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkout } from '../../ops/base/checkout'
import { readReport } from '../run/readReport'

const folder = mkdtempSync(join(tmpdir(), 'winex-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const test = (title: string, status: string, failureMessages: string[] = []) => ({
  ancestorTitles: ['um pedido'],
  title,
  status,
  duration: 5,
  failureMessages,
})

const file = (name: string, status: string, assertionResults: ReturnType<typeof test>[]) => ({
  name: join(checkout.root, 'tests', name),
  status,
  message: '',
  assertionResults,
})

function report(...testResults: ReturnType<typeof file>[]) {
  const path = join(folder, 'report.json')
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length
  const counts = { numPassedTests: count('passed'), numFailedTests: count('failed') }
  writeFileSync(path, JSON.stringify({ ...counts, testResults }))
  return path
}

it('counts what passed, what failed and what was not tried, and names what failed', async () => {
  const path = report(
    file('a.test.ts', 'failed', [
      test('passes', 'passed'),
      test('fails', 'failed', ['AssertionError: 1 is not 2\n    at a.test.ts']),
      test('is skipped', 'skipped'),
      test('is pending', 'pending'),
      test('is to be written', 'todo'),
    ]),
  )
  const { tests, ...counts } = await readReport(path, false)
  expect(counts).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    failures: ['tests/a.test.ts > um pedido > fails: AssertionError: 1 is not 2'],
  })
  expect(tests?.filter(({ status }) => status === 'failed')).toEqual([
    { name: 'tests/a.test.ts > um pedido > fails', status: 'failed', milliseconds: 5 },
  ])
})

it('counts a file whose preparation failed as failed, though no test of it said no', async () => {
  const path = report(file('a.test.ts', 'failed', [test('is never reached', 'skipped')]))
  const { tests, failed, skipped } = await readReport(path, false)
  expect([failed, skipped]).toEqual([1, 1])
  expect(tests?.some(({ status }) => status === 'failed')).toBe(false)
})

it.each([
  ['none was written', join(folder, 'none.json'), true],
  ['the run ended with an error', report(file('a.test.ts', 'passed', [])), false],
])('never counts a run as passed of which %s', async (_what, path, ok) => {
  expect((await readReport(path, ok)).failed).toBe(1)
})
