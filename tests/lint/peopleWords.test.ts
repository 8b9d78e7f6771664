import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { otherPeopleWords } from './peopleWords'

const repository = resolve(import.meta.dirname, '../..')
const ROOMS = ['domain', 'src', 'landing', 'backend/src']

/** The wine's page, where the specification quotes 'Handle'. */
const QUOTES = join('src', 'shared', 'wines', 'wineDetailTexts.ts')

const texts = ROOMS.flatMap((room) =>
  readdirSync(join(repository, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)))
    .filter((file) => file !== QUOTES),
)

it('says produtor, filtros salvos and endereço na loja, but where the specification quotes another word', () => {
  expect(texts.length).toBeGreaterThan(1200)
  expect(otherPeopleWords(repository, texts)).toEqual([])
})

it('finds the other words, and leaves the quoted sentences and longer words alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'winex-people-words-'))
  try {
    const lines = [
      "title: 'Desativar vendedor'",
      "done: 'Vendedor desativado'",
      "save: 'Salvar visão…'",
      "text: 'A revisão da provisão'",
      "handle: 'Handle'",
      'onClick={handleClose}',
    ]
    writeFileSync(join(root, 'a.ts'), lines.join('\n'))
    expect(otherPeopleWords(root, ['a.ts'])).toEqual(['a.ts:1', 'a.ts:3', 'a.ts:5'])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
