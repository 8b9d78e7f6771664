import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

interface Diagnostic {
  message: string
  help?: string
  code?: string
  filename: string
}

interface Offence {
  room: string
  file: string
  code: string
  says: string
}

/** One offence per line of the table in design §2, and one per house rule that the lint enforces. */
const offences: Offence[] = [
  {
    room: 'ops knows no tests',
    file: 'ops/bad.ts',
    code: "import '../tests/support/world'\n",
    says: 'ops faz funcionar o que se entrega',
  },
  {
    room: 'domain knows no React',
    file: 'domain/bad.ts',
    code: "import 'react'\n",
    says: 'domain/ só importa',
  },
  {
    room: 'domain knows no HTTP',
    file: 'domain/http.ts',
    code: "export const x = () => fetch('/a')\n",
    says: 'domain/ fala com ninguém',
  },
  {
    room: 'domain knows no environment',
    file: 'domain/env.ts',
    code: 'export const x = process.env\n',
    says: 'domain/ não lê o ambiente',
  },
  {
    room: 'domain knows no other room',
    file: 'domain/room.ts',
    code: "import '../src/env'\n",
    says: 'domain/ não conhece as outras salas',
  },
  {
    room: 'src does not import the backend',
    file: 'src/portal/back.ts',
    code: "import '../../backend/src/x'\n",
    says: 'src importa só',
  },
  {
    room: 'what src starts with does not import the tests',
    file: 'src/start.tsx',
    code: "import '../tests/support/world'\n",
    says: 'src importa só',
  },
  {
    room: 'landing does not import src',
    file: 'landing/bad.ts',
    code: "import '../src/paths'\n",
    says: 'landing é um pacote pequeno',
  },
  {
    room: 'landing does not import react-admin',
    file: 'landing/ra.ts',
    code: "import 'react-admin'\n",
    says: 'landing não carrega',
  },
  {
    room: 'landing does not import MUI',
    file: 'landing/mui.ts',
    code: "import '@mui/material'\n",
    says: 'landing não carrega',
  },
  {
    room: 'a route does not enter a module',
    file: 'backend/src/wines/routes/bad.ts',
    code: "import '../../modules/seller/service'\n",
    says: 'Uma rota não entra em um módulo',
  },
  {
    room: 'a route writes no SQL',
    file: 'backend/src/wines/routes/sql.ts',
    code: "import 'pg'\n",
    says: 'SQL fica em reads/',
  },
  {
    room: 'a write knows no request',
    file: 'backend/src/wines/writes/request.ts',
    code: "import '@medusajs/framework/http'\n",
    says: 'não conhecem pedidos HTTP',
  },
  {
    room: 'a read knows no request',
    file: 'backend/src/wines/reads/request.ts',
    code: "import '../../engine/http/handlers'\n",
    says: 'não conhecem pedidos HTTP',
  },
  ...(
    [
      ['engine/http', '../../orders', 'engine/ não conhece assunto nenhum'],
      ['engine/lists', '../../wines/reads/x', 'engine/ não conhece assunto nenhum'],
      ['engine/actor', '../../server/x', 'engine/ não conhece assunto nenhum'],
      ['orders/reads', '../writes/x', 'reads/ só lê'],
      ['orders/reads', '../mails/x', 'reads/ só lê'],
      ['orders/reads', '../../wines/reads/x', 'Entre num assunto pelo seu index'],
      ['orders/writes', '../../money/writes/x', 'Entre num assunto pelo seu index'],
      ['orders/writes', '../routes', 'writes/ não conhece as suas rotas'],
      ['orders/mails', '../reads/x', 'mails/ só escreve a mensagem'],
      ['orders/routes', '../../returns/reads/x', 'Entre num assunto pelo seu index'],
      ['orders/routes', '../../server/x', 'Um assunto não conhece o que o inicia'],
      ['orders/routes', '../../server/routes', 'Um assunto não conhece o que o inicia'],
      ['modules/seller', '../../orders', 'Um módulo só conhece'],
      ['modules/seller', '../../engine/http/x', 'Um módulo só conhece'],
      ['modules/seller', '../../modules/audit', 'Um módulo não importa outro'],
      ['jobs', '../orders/writes/x', 'Entre num assunto pelo seu index'],
      ['server', '../scripts/x', 'ninguém importa'],
      ['scripts', '../jobs/x', 'ninguém importa'],
      ['orders/routes', '../../../../src/kit/x', 'backend importa só'],
      ['orders/reads', '../../../../ops/base/x', 'backend importa só'],
      ['engine/files', '../../../../landing/x', 'backend importa só'],
      ['modules/seller', '../../../../lab/bench/x', 'backend importa só'],
      ['server', '../../../tests/support/x', 'backend importa só'],
    ] as const
  ).map(([room, path, says], index) => ({
    room: `backend/src/${room} does not import ${path}`,
    file: `backend/src/${room}/arrow${index}.ts`,
    code: `import '${path}'\n`,
    says,
  })),
  ...(
    [
      ['kit', 'portal', 'src/kit não conhece assunto nenhum'],
      ['kit', 'auth', 'src/kit não conhece assunto nenhum'],
      ['kit', 'shared', 'src/kit não conhece assunto nenhum'],
      ['kit', 'early', 'src/early vai à parte'],
      ['shared', 'portal', 'src/shared é o que as duas áreas mostram'],
      ['shared', 'auth', 'src/shared é o que as duas áreas mostram'],
      ['shared', 'early', 'src/early vai à parte'],
      ['portal', 'admin', 'portal e admin não se importam'],
      ['portal', 'public', 'App.tsx abre esta página'],
      ['portal', 'early', 'src/early vai à parte'],
      ['admin', 'portal', 'portal e admin não se importam'],
      ['admin', 'public', 'App.tsx abre esta página'],
      ['auth', 'portal', 'src/auth serve às áreas'],
      ['auth', 'public', 'src/auth serve às áreas'],
      ['early', 'kit', 'src/early chega antes'],
    ] as const
  ).map(([from, to, says]) => ({
    room: `src/${from} does not import ${to}`,
    file: `src/${from}/arrow-${to}.ts`,
    code: `import '../${to}/x'\n`,
    says,
  })),
  {
    room: 'a public page does not import another',
    file: 'src/public/orderReturn/arrow.ts',
    code: "import '../contractCheck/x'\n",
    says: 'Uma página pública só conhece',
  },
  {
    room: 'a public page does not import an area',
    file: 'src/public/orderReturn/area.ts',
    code: "import '../../portal/x'\n",
    says: 'Uma página pública só conhece',
  },
  ...(
    [
      ['base', 'data'],
      ['data', 'run'],
      ['build', 'serve'],
      ['serve', 'data'],
      ['demo', 'run'],
      ['bank', 'demo'],
    ] as const
  ).map(([from, to]) => ({
    room: `ops/${from} does not import ops/${to}`,
    file: `ops/${from}/arrow.ts`,
    code: `import '../${to}/x'\n`,
    says: 'Em ops a seta só desce',
  })),
  {
    room: 'ops knows no lab',
    file: 'ops/run/lab.ts',
    code: "import '../../lab/bench/x'\n",
    says: 'não conhece os testes nem o laboratório',
  },
  {
    room: 'ops does not import the server',
    file: 'ops/run/server.ts',
    code: "import '../../backend/src/server/serve'\n",
    says: 'ops inicia o motor',
  },
  ...(
    [
      ['domain/wines', '../../', 'domain/ não conhece as outras salas'],
      ['src', '../', 'src importa só'],
      ['src/kit', '../../', 'src importa só'],
      ['src/portal/wines', '../../../', 'src importa só'],
      ['landing/content', '../../', 'landing é um pacote pequeno'],
    ] as const
  ).map(([room, root, says]) => ({
    room: `${room} knows no lab`,
    file: `${room}/lab.ts`,
    code: `import '${root}lab/bench/x'\n`,
    says,
  })),
  {
    room: 'a screen speaks no HTTP',
    file: 'src/portal/wines/http.ts',
    code: "export const x = () => fetch('/a')\n",
    says: 'Telas não falam HTTP',
  },
  {
    room: 'no any',
    file: 'src/portal/any.ts',
    code: 'export const x = (y: any) => y\n',
    says: 'any',
  },
  {
    room: 'no floating promise',
    file: 'src/portal/floating.ts',
    code: 'export function f() {\n  Promise.resolve(1)\n}\n',
    says: 'floating',
  },
]

let folder = ''
let report: Diagnostic[] = []

function lint(cwd: string): Promise<Diagnostic[]> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '-f', 'json'],
      { cwd, maxBuffer: 8e6 },
      (_error, stdout) => done((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics),
    )
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winex-lint-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) {
    await cp(join(root, file), join(folder, file))
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const files = [
    ...offences,
    {
      file: 'src/portal/cycleA.ts',
      code: "import { b } from './cycleB'\nexport const a = () => b\n",
    },
    {
      file: 'src/portal/cycleB.ts',
      code: "import { a } from './cycleA'\nexport const b = () => a\n",
    },
    {
      file: 'src/portal/fine.ts',
      code: "import '#domain/wines/lab/x'\nimport '../kit/x'\nimport '../shared/wines/lab/x'\nimport '../auth/session'\n",
    },
  ]
  for (const { file, code } of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), code)
  }
  report = await lint(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const said = (file: string) =>
  report
    .filter((one) => one.filename === file)
    .map((one) => `${one.code} ${one.message} ${one.help ?? ''}`)
    .join('\n')

describe('the lint keeps the rooms apart', () => {
  it.each(offences)('$room', ({ file, says }) => {
    expect(said(file)).toContain(says)
  })

  it('finds an import cycle', () => {
    expect(said('src/portal/cycleA.ts')).toMatch(/cycle/i)
  })

  it('leaves a permitted import alone', () => {
    expect(said('src/portal/fine.ts')).toBe('')
  })
})
