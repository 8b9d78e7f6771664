import { readdirSync, readFileSync } from 'node:fs'
import english from 'ra-language-english'
import { expect, test } from 'vitest'
import { catalogue } from '../../../src/catalogue'

type Messages = { [key: string]: string | Messages }

function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const all = new Map<string, string>()
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') all.set(prefix + key, value)
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) all.set(inner, text)
  }
  return all
}

const variables = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]))].sort()

const ours = flatten(catalogue as unknown as Messages)
const theirs = flatten(english as unknown as Messages)

test('every text of react-admin exists in Portuguese (R2)', () => {
  const missing = [...theirs.keys()].filter((key) => !ours.has(key))
  expect(missing).toEqual([])
})

test('no text uses a variable that react-admin does not give (R2)', () => {
  const wrong = [...theirs].flatMap(([key, text]) => {
    const known = variables(text)
    const unknown = variables(ours.get(key) ?? '').filter((name) => !known.includes(name))
    return unknown.length > 0 ? [`${key}: ${unknown.join(', ')}`] : []
  })
  expect(wrong).toEqual([])
})

test('counts and records are not lost in translation', () => {
  const needed = ['recordRepresentation', 'min', 'max', 'page', 'options', 'total']
  const lost = [...theirs].flatMap(([key, text]) =>
    variables(text)
      .filter((name) => needed.includes(name ?? ''))
      .filter((name) => !variables(ours.get(key) ?? '').includes(name))
      .map((name) => `${key}: ${name}`),
  )
  expect(lost).toEqual([])
})

test('no text is empty', () => {
  expect([...ours].filter(([, text]) => text === '').map(([key]) => key)).toEqual([])
})

test('every list has a name for its pages, which a screen reader says (R1)', () => {
  const lists = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(
        /<(?:ListScreen|EmbeddedList)\b[^=]*? resource="([^"]+)"/g,
      ),
    ])
    .map(([, resource]) => resource)
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter((resource) => !ours.has(`resources.${resource}.name`))).toEqual([])
})
