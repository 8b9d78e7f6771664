import { expect, test } from 'vitest'
import { exportsInWords, mayExport, STAFF_EXPORTS } from '#domain/staff/staffExports'
import { mayStaff, STAFF_ROLE_KEYS } from '#domain/staff/staffRoles'
import { declaredRoutes } from '#domain/routes/index'

const open = (role: string) =>
  declaredRoutes
    .filter(({ declaration }) => declaration.actor === 'user')
    .filter(({ declaration }) => declaration.roles?.some((one) => one === role))
    .map(({ name }) => name)

test('administration needs no mention, and may do everything (R54)', () => {
  expect(mayStaff('administration', 'manageTeam')).toBe(true)
  expect(mayStaff('review', 'manageTeam')).toBe(false)
  expect(mayStaff(undefined, 'look')).toBe(false)
})

test('review opens no route that shows or moves money', () => {
  const forbidden = /order|commission|contract$|payout|audit|mail|team/
  const ownAccount = /admin\/(me|sessions|second-factor)/
  expect(open('review').filter((name) => forbidden.test(name) && !ownAccount.test(name))).toEqual(
    [],
  )
})

test('finance changes no wine, producer or application, and exports neither list of people (R54)', () => {
  const forbidden = [
    'PUT /admin/applications/:id',
    'DELETE /admin/applications/:id',
    'POST /admin/applications/:id/invite',
    'GET /admin/applications/export.csv',
    'POST /admin/sellers/:id',
    'POST /admin/sellers/:id/contract-reminder',
    'POST /admin/sellers/:id/notes',
    'POST /admin/sellers/:id/photo',
    'GET /admin/sellers/export.csv',
    'POST /admin/products/:id/review',
    'POST /admin/products/:id/review/undo',
    'POST /admin/products/review',
  ]
  expect(open('review')).toEqual(expect.arrayContaining(forbidden))
  expect(open('finance').filter((name) => forbidden.includes(name))).toEqual([])
})

test('who may only read calls no route that changes anything but the own account', () => {
  // a view of a list changes no record; one for all is refused to them (tests/api/views)
  const own = /admin\/(me|sessions|second-factor|views)/
  expect(open('read_only').filter((name) => !name.startsWith('GET') && !own.test(name))).toEqual([])
})

test('everybody of the staff cares for their own account', () => {
  for (const role of STAFF_ROLE_KEYS.filter((one) => one !== 'administration'))
    expect(open(role)).toEqual(
      expect.arrayContaining(['GET /admin/me', 'POST /admin/me/password', 'GET /admin/sessions']),
    )
})

test('people and roles are the administration’s alone', () => {
  for (const role of ['review', 'finance'])
    expect(open(role).filter((name) => name.includes('/admin/team'))).toEqual([])
})

test('who may export a list is one table, which the routes follow', () => {
  const exports = declaredRoutes.filter(({ name }) => /^GET \/admin\/.*\.csv$/.test(name))
  const tables = Object.values(STAFF_EXPORTS).map(({ roles }) => roles)
  expect(exports.length).toBe(tables.length)
  for (const { name, declaration } of exports) expect(tables, name).toContain(declaration.roles)
  expect(STAFF_ROLE_KEYS.map((role) => [role, exportsInWords(role)])).toEqual([
    ['administration', 'todas as listas'],
    ['review', 'vinhos, produtores, candidaturas'],
    ['finance', 'vinhos, pedidos, valores a repassar, repasses, extratos, lotes com chaves PIX'],
    [
      'read_only',
      'vinhos, produtores, candidaturas, pedidos, valores a repassar, repasses, extratos, auditoria, e-mails com falha',
    ],
  ])
  expect(mayExport('administration', 'secrets')).toBe(false)
})
