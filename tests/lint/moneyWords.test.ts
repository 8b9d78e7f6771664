import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { mixedMoneyLines } from './moneyWords'

const repository = resolve(import.meta.dirname, '../..')
const ROOMS = ['domain', 'src', 'landing', 'backend/src', 'docs']

/** A text that people have accepted in this form, by its version (R19). */
const ACCEPTED = join('landing', 'legal', 'termsOfUse.ts')

const texts = ROOMS.flatMap((room) =>
  readdirSync(join(repository, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|md)$/.test(entry.name))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)))
    .filter((file) => file !== ACCEPTED),
)

it('finds no money that is called a devolução in the texts that people read', () => {
  expect(texts.length).toBeGreaterThan(1200)
  expect(mixedMoneyLines(repository, [...texts, 'README.md', 'CHANGELOG.md'])).toEqual([])
})

it('finds it in a button, a toast and a mail, and leaves wine that comes back alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'winex-money-words-'))
  try {
    const lines = [
      "label: 'Devolver o valor'",
      "done: 'Valor devolvido.'",
      "title: 'O pagamento foi devolvido'",
      "text: 'menos os estornos'",
      "help: 'Rejeitar cancela o pedido e devolve o que foi pago.'",
      "restock: 'Devolver as garrafas ao estoque'",
      "label: 'Valor reembolsado, vinho devolvido'",
    ]
    writeFileSync(join(root, 'a.ts'), lines.join('\n'))
    expect(mixedMoneyLines(root, ['a.ts'])).toEqual([
      'a.ts:1',
      'a.ts:2',
      'a.ts:3',
      'a.ts:4',
      'a.ts:5',
    ])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
