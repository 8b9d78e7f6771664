import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { buildEngine } from '../../ops/build/buildEngine'
import { createLifetime } from '../../ops/base/createLifetime'
import { createProgress } from '../../ops/base/createProgress'
import { buildFrontEnd } from '../../ops/build/buildFrontEnd'
import { findBrowser } from '../../tests/run/findBrowser'
import { readReport } from '../../tests/run/readReport'
import { startTestStack } from '../../tests/run/startTestStack'
import { readRun } from '../../tests/support/readRun'
import { allMutants } from './allMutants'
import type { Mutant } from './Mutant'

interface Verdict {
  mutant: Mutant
  noticedBy: string | null
  seconds: number
}

/**
 * Takes out one guard after the other in this copy of the checkout and runs the tests that must notice. The same tests
 * have to pass beforehand: a test that fails anyway notices nothing. A mutant is noticed by a test that fails, not by a copy that
 * does not start.
 * @returns exit status: 0 when every mutant was noticed
 */
export async function tryMutants(filters: string[]): Promise<number> {
  const chosen = allMutants.filter(
    ({ name }) => filters.length === 0 || filters.some((part) => name.includes(part)),
  )
  for (const mutant of chosen) place(mutant)
  const lifetime = createLifetime(console.error)
  try {
    const { stack, environment } = await startTestStack(lifetime, createProgress())
    environment.WINEX_TEST_BROWSER = findBrowser()
    const healthy = await runTests([...new Set(chosen.flatMap(({ tests }) => tests))], environment)
    if (!healthy.isWhole) {
      console.error(healthy.output)
      console.error('The tests do not pass on the code as it is: nothing can be said of mutants.')
      return 1
    }
    const verdicts: Verdict[] = []
    for (const mutant of chosen) {
      const started = performance.now()
      const noticedBy = await tryOne(mutant, environment, {
        restartEngine: () => stack.engine.restart(),
        buildPages: () => buildFrontEnd(lifetime),
      })
      const seconds = Math.round((performance.now() - started) / 1000)
      verdicts.push({ mutant, noticedBy, seconds })
      console.log(`${noticedBy ? '✓' : '✗'} ${mutant.name}: ${noticedBy ?? 'NOT NOTICED'}`)
    }
    print(verdicts)
    return verdicts.every(({ noticedBy }) => noticedBy) ? 0 : 1
  } finally {
    await lifetime.end()
  }
}

/** Where the mutant changes the file; a change that fits nowhere, or twice, is a fault of the list. */
function place({ name, file, find, put }: Mutant): { path: string; sound: string; broken: string } {
  const path = join(checkout.root, file)
  const sound = readFileSync(path, 'utf8')
  if (sound.split(find).length !== 2) throw new Error(`${name}: '${find}' is not once in ${file}`)
  return { path, sound, broken: sound.replace(find, () => put) }
}

async function tryOne(
  mutant: Mutant,
  environment: Record<string, string>,
  copy: { restartEngine: () => Promise<void>; buildPages: () => Promise<unknown> },
): Promise<string | null> {
  const { path, sound, broken } = place(mutant)
  const isServed =
    /^(backend|domain)\//.test(mutant.file) &&
    mutant.tests.some((test) => /^tests\/(api|journeys)/.test(test))
  const reload = async (): Promise<void> => {
    if (!isServed) return
    await buildEngine(checkout.root)
    await copy.restartEngine()
    await untilReady(environment.WINEX_TEST_URL ?? '')
  }
  /** Those of the mutant before, or the sound ones, stay until a browser opens the next. */
  const showPages = async (): Promise<void> => {
    if (!mutant.tests.some((test) => test.startsWith('tests/journeys'))) return
    await copy.buildPages()
    // a gateway writes its pages when it starts; its supervisor starts another one
    process.kill(readRun(environment.WINEX_TEST_DATA_DIR ?? '').gatewayPid, 'SIGKILL')
    await untilReady(environment.WINEX_TEST_URL ?? '')
  }
  writeFileSync(path, broken)
  try {
    await reload()
    await showPages()
    const { isWhole, failedTest, output } = await runTests(mutant.tests, environment)
    if (!isWhole && !failedTest) console.error(`${mutant.name}: no test has failed\n${output}`)
    return failedTest
  } catch (error) {
    console.error(`${mutant.name}: the copy does not start:`, error)
    return null
  } finally {
    writeFileSync(path, sound)
    await reload()
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/api/public/config`).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('no answer within a minute')
}

/**
 * @returns `failedTest`: the first test that said no; a group whose preparation failed, or a file that cannot be loaded, is none
 */
async function runTests(
  filters: string[],
  environment: Record<string, string>,
): Promise<{ isWhole: boolean; failedTest: string | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'winex-mutant-'))
  const report = join(folder, 'report.json')
  const child = spawn(
    process.execPath,
    [
      join(checkout.root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--bail=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { cwd: checkout.root, env: { ...process.env, ...environment, NO_COLOR: '1' } },
  )
  const chunks: Buffer[] = []
  for (const pipe of [child.stdout, child.stderr])
    pipe.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise((done) => child.on('close', done))
  const { failed, tests = [] } = await readReport(report, code === 0)
  rmSync(folder, { recursive: true })
  return {
    isWhole: failed === 0,
    failedTest: tests.find(({ status }) => status === 'failed')?.name ?? null,
    output: Buffer.concat(chunks).toString(),
  }
}

function print(verdicts: Verdict[]): void {
  console.log('\n| guard taken out | noticed by | seconds |\n|---|---|---|')
  for (const { mutant, noticedBy, seconds } of verdicts)
    console.log(`| ${mutant.name} | ${noticedBy ?? '**nothing**'} | ${seconds} |`)
  const noticed = verdicts.filter(({ noticedBy }) => noticedBy).length
  console.log(`\n${noticed} of ${verdicts.length} noticed`)
}
