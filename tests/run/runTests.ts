import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { checkout } from '../../ops/checkout'
import { CliError } from '../../ops/CliError'
import { createLifetime, type Lifetime } from '../../ops/stack/createLifetime'
import { createProgress, formatSeconds } from '../../ops/stack/createProgress'
import { stopRequested } from '../../ops/stack/stopRequested'
import { findBrowser } from '../../ops/web-bench/findBrowser'
import { readReport, type Outcome } from './readReport'
import { CHECKS, selectStages, type Check, type Project } from './selectStages'
import { startTestStack } from './startTestStack'

interface StageResult extends Outcome {
  name: string
  milliseconds: number
}

const STAGES = [...CHECKS, 'domain', 'components', 'start', 'api', 'journeys']

const SCRIPTS: Record<Check, string> = {
  typecheck: 'typecheck',
  lint: 'lint',
  format: 'format:check',
}

/**
 * `npm test`: the checks and the tests that need nothing; beside them one running copy and the API's tests; then the
 * browser's, which have the machine for themselves. A check that fails counts as one failed test. At the end stand the
 * stages, the tests that failed, and as the last line `N passed, N failed`.
 * @param filters names of stages or parts of test files' paths; none means everything
 * @returns exit status: 0 when nothing failed
 */
export async function runTests(filters: string[]): Promise<number> {
  const lifetime = createLifetime(console.error)
  const results: StageResult[] = []
  const stop = stopRequested(() => console.error('Encerrado à força.'))
  const reports = mkdtempSync(join(tmpdir(), 'winex-reports-'))
  lifetime.onEnd(() => rmSync(reports, { recursive: true, force: true }))
  const stopped = await Promise.race([stop, runStages(filters, results, reports, lifetime)])
  await lifetime.end()
  if (typeof stopped === 'string') {
    console.error('Interrompido.')
    results.push({ name: 'interrompido', passed: 0, failed: 1, milliseconds: 0 })
  }
  return summarise(results)
}

async function runStages(
  filters: string[],
  results: StageResult[],
  reports: string,
  lifetime: Lifetime,
): Promise<void> {
  const { checks, projects } = selectStages(filters, testFiles())
  if (checks.length + projects.length === 0)
    throw new CliError(`Nenhum teste corresponde a: ${filters.join(' ')}`)
  const stage = async (name: string, work: () => Promise<Outcome>) => {
    const started = performance.now()
    const outcome = await work().catch((error: unknown) => {
      console.error(error instanceof CliError ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    results.push({ name, ...outcome, milliseconds: performance.now() - started })
  }
  const vitest = async (
    project: Project,
    fileFilters: string[],
    environment: Record<string, string>,
    output: Output,
  ): Promise<Outcome> => {
    const report = join(reports, `${project}.json`)
    const args = [
      'run',
      // of the API's tests, some run alone before or after the others (vitest.config.ts)
      `--project=${project}*`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    const status = await runNode(
      join(checkout.root, 'node_modules/vitest/vitest.mjs'),
      [...args, ...fileFilters],
      environment,
      lifetime,
      output,
    )
    return readReport(report, status === 0)
  }

  const needNothing = async (): Promise<void> => {
    for (const check of checks) {
      await stage(check, async () => {
        const status = await runNpm(SCRIPTS[check], lifetime, { heldFor: check })
        return { passed: 0, failed: status === 0 ? 0 : 1 }
      })
    }
    for (const { name, filters: fileFilters } of projects.filter(({ name }) => !talksToCopy(name)))
      await stage(name, () => vitest(name, fileFilters, {}, { heldFor: name }))
  }

  let environment: Record<string, string> | undefined
  const talk = async (project: Project): Promise<void> => {
    const selected = projects.find(({ name }) => name === project)
    if (!selected) return
    environment ??= await startCopy()
    const copy = environment
    await stage(project, () => {
      if (Object.keys(copy).length === 0) return Promise.resolve({ passed: 0, failed: 1 })
      console.log(`\n── ${project}`)
      return vitest(project, selected.filters, copy, 'shown')
    })
  }
  const startCopy = async (): Promise<Record<string, string>> => {
    let started: Record<string, string> = {}
    await stage('start', async () => {
      console.log('\n── start')
      const { environment: copy } = await startTestStack(lifetime, createProgress())
      if (projects.some(({ name }) => name === 'journeys')) copy.WINEX_TEST_BROWSER = findBrowser()
      started = copy
      return { passed: 0, failed: 0 }
    })
    return started
  }

  await Promise.all([needNothing(), talk('api')])
  await talk('journeys')
}

function talksToCopy(project: Project): boolean {
  return project === 'api' || project === 'journeys'
}

function summarise(results: StageResult[]): number {
  const passed = results.reduce((sum, stage) => sum + stage.passed, 0)
  const failed = results.reduce((sum, stage) => sum + stage.failed, 0)
  console.log('')
  for (const stage of results.toSorted((a, b) => STAGES.indexOf(a.name) - STAGES.indexOf(b.name))) {
    const mark = stage.failed === 0 ? '✓' : '✗'
    const counts =
      stage.passed + stage.failed > 0 ? `${stage.passed} passed, ${stage.failed} failed` : ''
    console.log(
      `${mark} ${stage.name.padEnd(12)} ${formatSeconds(stage.milliseconds).padStart(8)}  ${counts}`,
    )
  }
  for (const failure of results.flatMap((stage) => stage.failures ?? []))
    console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function testFiles(): string[] {
  return readdirSync(join(checkout.root, 'tests'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(checkout.root, join(entry.parentPath, entry.name)).split(sep).join('/'),
    )
}

/** Held: printed in one piece when the process has ended, so that stages side by side stay readable. */
type Output = 'shown' | { heldFor: string }

function runNpm(script: string, lifetime: Lifetime, output: Output): Promise<number> {
  const npm = process.env.npm_execpath
  if (npm) return runNode(npm, ['run', '--silent', script], {}, lifetime, output)
  return run('npm', ['run', '--silent', script], {}, lifetime, output)
}

function runNode(
  script: string,
  args: string[],
  environment: Record<string, string>,
  lifetime: Lifetime,
  output: Output,
): Promise<number> {
  return run(process.execPath, [script, ...args], environment, lifetime, output)
}

async function run(
  command: string,
  args: string[],
  environment: Record<string, string>,
  lifetime: Lifetime,
  output: Output,
): Promise<number> {
  const stream = output === 'shown' ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    cwd: checkout.root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', stream, stream],
  })
  lifetime.onEnd(() => void child.kill())
  const held: Buffer[] = []
  for (const pipe of [child.stdout, child.stderr])
    pipe?.on('data', (chunk: Buffer) => held.push(chunk))
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('close', (code) => {
      if (output !== 'shown')
        process.stdout.write(`\n── ${output.heldFor}\n${Buffer.concat(held).toString()}`)
      done(code ?? 1)
    })
  })
}
