import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { CliError } from '../../ops/base/CliError'
import { readLighthouse, type LighthouseRun } from './readLighthouse'

export interface PageMeasure {
  url: string
  runs: LighthouseRun[]
}

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ')

const ATTEMPTS = 3

/**
 * Runs Lighthouse with its mobile settings (slow 4G, 4x CPU), each time with an empty profile.
 * @throws CliError with Lighthouse's own words when a run fails
 */
export async function measurePage(
  url: string,
  runs: number,
  browser: string,
): Promise<PageMeasure> {
  const folder = await mkdtemp(join(tmpdir(), 'winex-lighthouse-'))
  const measured: LighthouseRun[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      const report = join(folder, `${run}.json`)
      await runWithRepeats(url, report, browser)
      measured.push(readLighthouse(JSON.parse(await readFile(report, 'utf8'))))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { url, runs: measured }
}

/** A busy machine now and then loses the trace's beginning (NO_NAVSTART); such a run is no measurement, so it is repeated. */
async function runWithRepeats(url: string, report: string, browser: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouse(url, report, browser)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function runLighthouse(url: string, report: string, browser: string): Promise<void> {
  const output: string[] = []
  const child = spawn(
    process.execPath,
    [
      join(checkout.root, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--no-enable-error-reporting',
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  const status = await new Promise<number | null>((done, failed) => {
    child.on('error', failed)
    child.on('close', done)
  })
  if (status !== 0)
    throw new CliError(`Lighthouse falhou em ${url}:\n${output.join('').slice(-2000)}`)
}
