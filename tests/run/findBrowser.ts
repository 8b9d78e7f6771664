import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { checkout } from '../../ops/base/checkout'
import { CliError } from '../../ops/base/CliError'

/** Chromium without windows of its own: the same pages for a quarter less of processor. */
const SHELL = '/usr/bin/chromium-headless-shell'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser for the journeys: WINEX_BROWSER, else one that is there, else one that is installed now.
 * @throws CliError when there is none and none can be installed
 */
export function findBrowser(): string {
  const chosen = process.env.WINEX_BROWSER
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new CliError(`WINEX_BROWSER aponta para ${chosen}, que não existe.`)
  }
  const found = present()
  if (found) return found
  console.log('Nenhum navegador encontrado; instalando o Chromium…')
  install()
  const installed = present()
  if (installed) return installed
  throw new CliError(
    'O Chromium não pôde ser instalado. Instale-o e diga onde está com WINEX_BROWSER.',
  )
}

function present(): string | undefined {
  return [SHELL, chromium.executablePath(), ...INSTALLED].find(
    (path) => path !== '' && existsSync(path),
  )
}

function install(): void {
  const options = { stdio: ['ignore', 'inherit', 'inherit'] as const, cwd: checkout.root }
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { ...options, stdio: [...options.stdio] }).status === 0
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    // the fonts that a page has while its own are on their way: without them it moves more than anywhere else
    const install = (browser: string) =>
      run('apt-get', ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation'])
    const installAny = () => install('chromium-headless-shell') || install('chromium')
    if (installAny() || (run('apt-get', ['update']) && installAny())) return
  }
  run(process.execPath, [
    join(checkout.root, 'node_modules/playwright/cli.js'),
    'install',
    'chromium',
  ])
}
