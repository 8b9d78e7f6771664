import { createHash } from 'node:crypto'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import ContractCheckPage from '../../../src/public/contractCheck/ContractCheckPage'
import { network } from '../dataProvider/network'

afterEach(() => vi.unstubAllGlobals())

const text = 'CONTRATO DE INTERMEDIAÇÃO\n\nComissão de 9,5%.'
const hash = createHash('sha256').update(text, 'utf8').digest('hex')
const same = /O texto é exatamente o que foi assinado\./
const other = /O texto não é o que foi assinado: há pelo menos um caractere diferente\./

function open(status = 200) {
  network(() => ({
    status,
    body:
      status === 200
        ? {
            contract: {
              sha256: hash,
              seller_name: 'Vinícola Aurora',
              rate: 9.5,
              signed_at: '2026-03-01T01:30:00Z',
            },
          }
        : { message: 'x' },
  }))
  const router = createMemoryRouter([{ path: '/contrato/:hash', element: <ContractCheckPage /> }], {
    initialEntries: [`/contrato/${hash}`],
  })
  render(<RouterProvider router={router} />)
}

const paste = async (typed: string) => {
  fireEvent.change(await screen.findByLabelText('Texto do contrato'), { target: { value: typed } })
  await userEvent.click(screen.getByRole('button', { name: 'Conferir texto' }))
}
const choose = async (content: string, name = 'contrato.txt') => {
  const file = new File([content], name, { type: 'text/plain' })
  fireEvent.change(await screen.findByLabelText('Escolher arquivo'), { target: { files: [file] } })
}

test('says who signed, when in São Paulo, and at which rate', async () => {
  open()
  expect(await screen.findByText('Vinícola Aurora')).toBeVisible()
  expect(screen.getByText('28/02/2026 22:30 (horário de São Paulo)')).toBeVisible()
  expect(screen.getByText('9,5%')).toBeVisible()
})

test('the signed text passes, pasted and as a file', async () => {
  open()
  await paste(text)
  expect(await screen.findByText(same)).toBeVisible()
  await choose(text)
  expect(await screen.findByText(same)).toBeVisible()
})

test.each([
  ['another rate', text.replace('9,5', '9,4')],
  ['a space more', `${text} `],
  ['a line break of another system', text.replaceAll('\n', '\r\n')],
  ['an accent composed of two characters', text.normalize('NFD')],
])('one changed byte fails: %s', async (_what, changed) => {
  open()
  await choose(changed)
  expect(await screen.findByText(other)).toBeVisible()
})

test('the PDF itself is told apart', async () => {
  open()
  await choose('%PDF-1.7', 'contrato.pdf')
  expect(
    await screen.findByText(
      'Este é o PDF. Envie o arquivo contrato.txt, que está anexado dentro dele.',
    ),
  ).toBeVisible()
})

test('a code that nobody signed is said to be unknown', async () => {
  open(404)
  expect(await screen.findByText('Nenhum contrato assinado tem este código.')).toBeVisible()
  expect(screen.queryByLabelText('Texto do contrato')).toBeNull()
})

test('without an answer it says so, and asks again', async () => {
  open(503)
  const again = await screen.findByRole('button', { name: 'Tentar novamente' })
  expect(screen.getByText('Não foi possível consultar a assinatura.')).toBeVisible()
  network(() => ({ status: 404, body: {} }))
  await userEvent.click(again)
  expect(await screen.findByText('Nenhum contrato assinado tem este código.')).toBeVisible()
})
