import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { CliError } from '../../ops/base/CliError'
import { createLifetime, type Lifetime } from '../../ops/base/createLifetime'
import { createProgress } from '../../ops/base/createProgress'
import { stopRequested } from '../../ops/base/stopRequested'
import { findBrowser } from './findBrowser'
import { measurePart, type Part } from './Part'
import { planRun, type Plan } from './planRun'
import type { FilesDone } from './ProgressReporter'
import { readReport, type Outcome } from './readReport'
import { readCommit, recordLastRun } from './recordLastRun'
import { processorSeconds } from './processorSeconds'
import { runProcess, type ProcessOptions } from './runProcess'
import type { Check, Project } from './selectStages'
import { startTestStack } from './startTestStack'

const SCRIPTS: Record<Check, string> = {
  typecheck: 'typecheck',
  lint: 'lint',
  format: 'format:check',
}

/**
 * Which projects of vitest.config.ts a stage runs: the lists of one row at the same time, row after row. Tests that let the bank
 * fail wait most of their time, and those that are alone in their process are short: they run one by one, beside those that have
 * nothing to do with them.
 */
const TURNS: Record<Project, string[][][]> = {
  domain: [[['domain']]],
  components: [[['components*']]],
  api: [[['api-first']], [['api'], ['api-bank', 'api-alone']], [['api-last']]],
  journeys: [[['journeys']]],
}

const SLOWEST = 10
const STILL_MS = 60_000

/**
 * `npm test`: checks, rules and screens, then one running copy and the tests of its API and in the browser. A check that fails
 * counts as one failed test. A line per part with its time and what it cost the processors; what a part printed only when
 * something failed. At the end the slowest tests, the tests that failed, and as the last line `N passed, N failed`, with the tests
 * that were not tried where there are any: `, N skipped`.
 * @param words `full`, `changed`, `weather [seed]`, names of parts, or parts of test files' paths; none means the daily run
 * @returns exit status: 0 when nothing failed
 */
export async function runTests(words: string[]): Promise<number> {
  const plan = planRun(words, testFiles())
  for (const remark of plan.remarks) console.log(remark)
  const [startedAt, commit] = [new Date(), readCommit()]
  const lifetime = createLifetime(console.error)
  const reports = mkdtempSync(join(tmpdir(), 'winex-reports-'))
  lifetime.onEnd(() => rmSync(reports, { recursive: true, force: true }))
  const parts: Part[] = []
  const stop = stopRequested(() => console.error('Encerrado à força.'))
  let stopped: unknown
  const whole = await measurePart(
    'whole',
    async () => {
      stopped = await Promise.race([stop, runParts(plan, parts, reports, lifetime)])
      await lifetime.end()
      return joined(parts)
    },
    processorSeconds,
  )
  if (stopped !== undefined) {
    console.log('Interrompido.')
    whole.failed += 1
  } else if (plan.isWhole) recordLastRun(plan, whole, parts, commit, startedAt)
  return summarise(whole, parts)
}

const joined = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  skipped: outcomes.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
  tests: outcomes.flatMap(({ tests = [] }) => tests),
})

async function runParts(
  { checks, projects, ...plan }: Plan,
  parts: Part[],
  reports: string,
  lifetime: Lifetime,
): Promise<void> {
  /** Of what needs no copy, and runs beside it. */
  let beside = 0
  const onSpent = (seconds: number) => (beside += seconds)
  const spent = {
    beside: () => beside,
    // the copy and who talks to it: all that the machine did, less that
    copy: () => processorSeconds() - beside,
  }
  const part = async (
    name: string,
    side: keyof typeof spent,
    work: () => Promise<Outcome>,
  ): Promise<void> => {
    const guarded = () =>
      work().catch((error: unknown) => {
        console.error(error instanceof CliError ? error.message : error)
        return { passed: 0, failed: 1 }
      })
    const measured = await measurePart(name, guarded, spent[side])
    parts.push(measured)
    console.log(lineOf(measured))
  }
  const settings: Record<string, string> = {
    ...(plan.isFull && { WINEX_TEST_FULL: 'yes' }),
    ...(plan.weather !== undefined && { WINEX_WEATHER: String(plan.weather) }),
  }
  const test = (name: Project, side: keyof typeof spent, options: ProcessOptions) => {
    const selected = projects.find((project) => project.name === name)
    const turns = async () => {
      const outcomes: Outcome[] = []
      for (const turn of TURNS[name]) {
        const runInTurn = async (names: string[]) => {
          for (const one of names)
            outcomes.push(await runVitest(one, selected?.filters ?? [], options, reports, lifetime))
        }
        await Promise.all(turn.map(runInTurn))
      }
      return joined(outcomes)
    }
    return selected && part(name, side, turns)
  }
  const testWithoutCopy = async () => {
    const options = { environment: settings, onSpent }
    if (checks.length > 0)
      await part('checks', 'beside', () => runChecks(checks, lifetime, options))
    await test('domain', 'beside', options)
    await test('components', 'beside', options)
  }
  let copy: Record<string, string> | undefined
  const testCopy = async () => {
    if (!projects.some(({ name }) => name === 'api' || name === 'journeys')) return
    await part('start', 'copy', async () => {
      const progress = createProgress(() => undefined)
      const { environment } = await startTestStack(lifetime, progress, plan)
      copy = { ...settings, ...environment }
      if (projects.some(({ name }) => name === 'journeys')) copy.WINEX_TEST_BROWSER = findBrowser()
      return { passed: 0, failed: 0 }
    })
    if (copy) await test('api', 'copy', { environment: copy })
  }
  // the engine keeps one processor busy, and what needs no copy the other one; browsers need both
  await Promise.all([testWithoutCopy(), testCopy()])
  if (copy) await test('journeys', 'copy', { environment: copy })
}

async function runChecks(
  checks: readonly Check[],
  lifetime: Lifetime,
  options: ProcessOptions,
): Promise<Outcome> {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const failures: string[] = []
  await Promise.all(
    checks.map(async (check) => {
      const ended = await runProcess([...npm, 'run', '--silent', SCRIPTS[check]], lifetime, options)
      if (ended.status === 0) return
      console.log(`\n── ${check}\n${ended.output}`)
      failures.push(`npm run ${SCRIPTS[check]}`)
    }),
  )
  return { passed: checks.length - failures.length, failed: failures.length, failures }
}

async function runVitest(
  project: string,
  filters: string[],
  options: ProcessOptions,
  reports: string,
  lifetime: Lifetime,
): Promise<Outcome> {
  const name = project.replace('*', '')
  const report = join(reports, `${name}.json`)
  const command = [
    process.execPath,
    join(checkout.root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--project=${project}`,
    // what is asked for by name may be in another project of the stage
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    `--reporter=${join(checkout.root, 'tests/run/ProgressReporter.ts')}`,
    `--outputFile.json=${report}`,
  ]
  let progress: FilesDone | undefined
  const still = setInterval(() => {
    if (progress) console.log(`  ${name}: ${progress.done} de ${progress.files} arquivos…`)
  }, STILL_MS)
  try {
    const ended = await runProcess([...command, ...filters], lifetime, {
      ...options,
      onMessage: (message) => (progress = message as FilesDone),
    })
    if (ended.status !== 0) console.log(`\n── ${name}\n${ended.output}`)
    return await readReport(report, ended.status === 0)
  } finally {
    clearInterval(still)
  }
}

const countsOf = ({ passed, failed, skipped = 0 }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

function lineOf(part: Part): string {
  const { name, passed, failed, skipped = 0, seconds, processorSeconds } = part
  const mark = failed === 0 ? '✓' : '✗'
  const time = `${seconds.toFixed(0)} s`.padStart(6)
  const cost = `${processorSeconds.toFixed(0)} s`.padStart(6)
  const counts = passed + failed + skipped > 0 ? `  ${countsOf(part)}` : ''
  return `${mark} ${name.padEnd(12)} ${time}, ${cost} de processador${counts}`
}

function summarise(whole: Part, parts: Part[]): number {
  const { failed, seconds, processorSeconds: cost } = whole
  const slowest = parts
    .flatMap(({ tests = [] }) => tests)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST)
  if (slowest.length > 0) console.log('\nOs mais lentos:')
  for (const { name, milliseconds } of slowest)
    console.log(`  ${(milliseconds / 1000).toFixed(1).padStart(5)} s  ${name}`)
  console.log(`\nAo todo ${seconds.toFixed(0)} s, ${cost.toFixed(0)} s de processador`)
  for (const failure of parts.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`)
  console.log(countsOf(whole))
  return failed === 0 ? 0 : 1
}

function testFiles(): string[] {
  return readdirSync(join(checkout.root, 'tests'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(checkout.root, join(entry.parentPath, entry.name)).split(sep).join('/'),
    )
}
