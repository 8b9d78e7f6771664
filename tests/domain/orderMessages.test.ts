import { describe, expect, test } from 'vitest'
import { isRoleAllowed, mayStaff, STAFF_ROLE_KEYS } from '#domain/staff/staffRoles'
import {
  messageLength,
  messageProblem,
  quoteMessage,
  unseenUntil,
} from '#domain/messages/orderMessages'
import { declaredRoutes } from '#domain/routes/index'
import { orderMessageRequest } from '#domain/messages/orderMessageWire'

describe('a message', () => {
  test.each([
    ['', 'Escreva a mensagem.'],
    [' \n\t ', 'Escreva a mensagem.'],
    ['\u{200B}', 'Escreva a mensagem.'],
    ['x'.repeat(2_000), null],
    [` ${'x'.repeat(2_000)}\n`, null],
    ['x'.repeat(2_001), 'A mensagem pode ter até 2.000 caracteres. Encurte-a ou envie em duas.'],
    ['\u0000', 'Contém caracteres inválidos'],
  ])('%#: the form says what the server says', (text, problem) => {
    expect(messageProblem(text)).toBe(problem)
    expect(orderMessageRequest.safeParse({ text, internal: false }).success).toBe(problem === null)
  })

  test('counts what is kept, not the spaces around it', () => {
    expect(messageLength('  Bom dia\r\n ')).toBe(7)
  })

  test('is quoted on one line, 200 characters at most, and no emoji cut in half', () => {
    expect(quoteMessage('Bom\n\ndia')).toBe('Bom dia')
    expect(quoteMessage('x'.repeat(200))).toBe('x'.repeat(200))
    expect(quoteMessage('🍷'.repeat(201))).toBe(`${'🍷'.repeat(99)}…`)
    expect(quoteMessage(`x${'🍷'.repeat(100)}`)).toBe(`x${'🍷'.repeat(99)}…`)
  })
})

describe('what there is to be seen', () => {
  const message = (id: string, changes: object = {}) => ({
    id,
    side: 'staff' as const,
    internal: false,
    seen_at: null,
    ...changes,
  })

  test('reaches to the newest of the other side; for staff to one that none of them has seen', () => {
    const messages = [
      message('5', { side: 'seller' }),
      message('4', { internal: true }),
      message('3'),
      message('2'),
      message('1', { seen_at: '2026-11-22T12:00:00Z' }),
    ]
    expect(unseenUntil(messages, 'seller')).toBe('3')
    expect(unseenUntil(messages, 'staff')).toBe('5')
    expect(unseenUntil(messages.slice(4), 'seller')).toBe('1')
    const answered = message('6', { side: 'seller', seen_at: '2026-11-22T12:00:00Z' })
    expect(unseenUntil([answered], 'staff')).toBeNull()
    expect(unseenUntil([], 'seller')).toBeNull()
  })
})

test('who may write on orders may also see them, and nobody else sees or marks for the staff', () => {
  expect(STAFF_ROLE_KEYS.filter((role) => mayStaff(role, 'writeOnOrders'))).toEqual([
    'administration',
    'finance',
  ])
  const open = declaredRoutes
    .filter(({ path }) => path.startsWith('/admin/orders/:id/messages'))
    .map(({ name, declaration }) => [
      name,
      STAFF_ROLE_KEYS.filter((role) => isRoleAllowed(role, declaration.roles)),
    ])
  expect(Object.fromEntries(open)).toEqual({
    'GET /admin/orders/:id/messages': ['administration', 'finance', 'read_only'],
    'POST /admin/orders/:id/messages': ['administration', 'finance'],
    'POST /admin/orders/:id/messages/seen': ['administration', 'finance'],
  })
})
