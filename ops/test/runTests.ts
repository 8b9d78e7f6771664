import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { checkout } from '../checkout'
import { CliError } from '../CliError'
import { createLifetime, type Lifetime } from '../stack/createLifetime'
import { createProgress, formatSeconds } from '../stack/createProgress'
import { stopRequested } from '../stack/stopRequested'
import { findBrowser } from './findBrowser'
import { readReport, type Outcome } from './readReport'
import { selectStages, type Check, type Project } from './selectStages'
import { startTestStack } from './startTestStack'

interface StageResult extends Outcome {
  name: string
  milliseconds: number
}

const SCRIPTS: Record<Check, string> = {
  typecheck: 'typecheck',
  lint: 'lint',
  format: 'format:check',
}

/**
 * `npm test`: the checks, the tests that need nothing, then one running copy and the tests that talk to it. A check
 * that fails counts as one failed test. The last line is `N passed, N failed`.
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
    console.log(`\n── ${name}`)
    const started = performance.now()
    const outcome = await work().catch((error: unknown) => {
      console.error(error instanceof CliError ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    results.push({ name, ...outcome, milliseconds: performance.now() - started })
    return outcome.failed === 0
  }
  const vitest =
    (project: Project, fileFilters: string[], environment: Record<string, string>) => async () => {
      const report = join(reports, `${project}.json`)
      const args = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]
      const status = await runNode(
        join(checkout.root, 'node_modules/vitest/vitest.mjs'),
        [...args, ...fileFilters],
        environment,
        lifetime,
      )
      return readReport(report, status === 0)
    }

  for (const check of checks) {
    await stage(check, async () => {
      const status = await runNpm(SCRIPTS[check], lifetime)
      return { passed: 0, failed: status === 0 ? 0 : 1 }
    })
  }
  for (const { name, filters: fileFilters } of projects.filter(({ name }) => !talksToCopy(name))) {
    await stage(name, vitest(name, fileFilters, {}))
  }
  const talking = projects.filter(({ name }) => talksToCopy(name))
  if (talking.length === 0) return
  let environment: Record<string, string> = {}
  const running = await stage('start', async () => {
    environment = await startTestStack(lifetime, createProgress())
    if (talking.some(({ name }) => name === 'journeys'))
      environment.WINEX_TEST_BROWSER = findBrowser()
    return { passed: 0, failed: 0 }
  })
  for (const { name, filters: fileFilters } of talking) {
    await stage(
      name,
      running
        ? vitest(name, fileFilters, environment)
        : () => Promise.resolve({ passed: 0, failed: 1 }),
    )
  }
}

function talksToCopy(project: Project): boolean {
  return project === 'api' || project === 'journeys'
}

function summarise(results: StageResult[]): number {
  const passed = results.reduce((sum, stage) => sum + stage.passed, 0)
  const failed = results.reduce((sum, stage) => sum + stage.failed, 0)
  console.log('')
  for (const stage of results) {
    const mark = stage.failed === 0 ? '✓' : '✗'
    const counts =
      stage.passed + stage.failed > 0 ? `${stage.passed} passed, ${stage.failed} failed` : ''
    console.log(
      `${mark} ${stage.name.padEnd(12)} ${formatSeconds(stage.milliseconds).padStart(8)}  ${counts}`,
    )
  }
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

function runNpm(script: string, lifetime: Lifetime): Promise<number> {
  const npm = process.env.npm_execpath
  if (npm) return runNode(npm, ['run', '--silent', script], {}, lifetime)
  return run('npm', ['run', '--silent', script], {}, lifetime)
}

function runNode(
  script: string,
  args: string[],
  environment: Record<string, string>,
  lifetime: Lifetime,
): Promise<number> {
  return run(process.execPath, [script, ...args], environment, lifetime)
}

async function run(
  command: string,
  args: string[],
  environment: Record<string, string>,
  lifetime: Lifetime,
): Promise<number> {
  const child = spawn(command, args, {
    cwd: checkout.root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  lifetime.onEnd(() => void child.kill())
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}
