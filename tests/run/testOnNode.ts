import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { checkout } from '../../ops/base/checkout'
import { CliError } from '../../ops/base/CliError'

/**
 * `npm run test:node -- 22 [filters]`: `npm test` on another Node, which the registry's package `node` brings. It is kept
 * in node_modules, so that only the first run downloads it.
 * @param args a version or range of that package, then what `npm test` takes
 * @returns exit status: 0 when nothing failed
 */
export async function testOnNode([version = '', ...filters]: string[]): Promise<number> {
  if (!/^\d+(\.\d+){0,2}$/.test(version))
    throw new CliError(
      'Diga qual Node: npm run test:node -- 22, ou 20.19.0; depois, o que npm test recebe.',
    )
  const node = installedNode(version) ?? installNode(version)
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  console.log(`Testes no Node ${stdout.trim()}`)
  const child = spawn(node, [join(checkout.root, 'tests/run.mjs'), 'test', ...filters], {
    stdio: 'inherit',
    // What the tests start by the name `node` is this one, too.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  })
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)))
}

const folderOf = (version: string): string => join(checkout.root, 'node_modules/.nodes', version)

function installedNode(version: string): string | undefined {
  const program = join(folderOf(version), 'node_modules/node/bin/node')
  return existsSync(program) ? program : undefined
}

/** @throws CliError when the registry does not have it, or when npm may not run the package's install script */
function installNode(version: string): string {
  mkdirSync(folderOf(version), { recursive: true })
  const args = [
    'install',
    '--prefix',
    folderOf(version),
    '--no-audit',
    '--no-fund',
    '--ignore-scripts=false',
    `node@${version}`,
  ]
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit' })
  const node = installedNode(version)
  if (status !== 0 || !node)
    throw new CliError(`O Node ${version} não pôde ser instalado; a mensagem acima diz por quê.`)
  return node
}
