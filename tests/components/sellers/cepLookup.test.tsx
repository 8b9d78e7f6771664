import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { field, fill, fillCompany, openRegistration } from './openRegistration'

/** Answers that the test gives when it wants to, by CEP. */
let responses: Map<string, (body: unknown, status?: number) => Promise<void>>

beforeEach(() => {
  sessionStorage.clear()
  responses = new Map()
  vi.stubGlobal('fetch', (address: string) => {
    const cep = /\/cep\/(\d+)/.exec(address)?.[1] ?? ''
    return new Promise<Response>((resolve) => {
      responses.set(cep, (body, status = 200) =>
        act(async () => {
          resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
          await Promise.resolve()
        }),
      )
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const PAULISTA = { logradouro: 'Avenida Paulista', localidade: 'São Paulo', uf: 'SP' }
const BENTO = { logradouro: '', localidade: 'Bento Gonçalves', uf: 'RS' }

const answer = async (cep: string, body: unknown, status?: number) => {
  await waitFor(() => expect(responses.has(cep)).toBe(true))
  await responses.get(cep)?.(body, status)
}

describe('a CEP of eight digits', () => {
  // spec 191, 247
  test('fills street, city and state', async () => {
    const { user } = openRegistration()
    await fill(user, 'CEP', '01310100')
    expect(screen.getByText('Buscando endereço...')).toBeTruthy()
    await answer('01310100', PAULISTA)
    await waitFor(() => expect(field('Endereço').value).toBe('Avenida Paulista'))
    expect(field('Cidade').value).toBe('São Paulo')
    expect(field('Estado').value).toBe('SP')
    expect(field('País').value).toBe('BR')
  })

  test('without a street leaves what was typed', async () => {
    const { user } = openRegistration()
    await fill(user, 'Endereço', 'Linha Palmeiro, 120')
    await fill(user, 'CEP', '95700000')
    await answer('95700000', BENTO)
    await waitFor(() => expect(field('Cidade').value).toBe('Bento Gonçalves'))
    expect(field('Endereço').value).toBe('Linha Palmeiro, 120')
  })

  test('that was replaced is not heard any more, however late it answers (R16)', async () => {
    const { user } = openRegistration()
    await fill(user, 'CEP', '01310100')
    await fill(user, 'CEP', '95700000')
    await answer('95700000', BENTO)
    await waitFor(() => expect(field('Cidade').value).toBe('Bento Gonçalves'))
    await answer('01310100', PAULISTA)
    expect(field('Cidade').value).toBe('Bento Gonçalves')
    expect(field('Endereço').value).toBe('')
    expect(field('Estado').value).toBe('RS')
  })

  test('that answers late does not overwrite what was typed meanwhile', async () => {
    const { user } = openRegistration()
    await fill(user, 'CEP', '01310100')
    await fill(user, 'Endereço', 'Rua Augusta, 5')
    await answer('01310100', PAULISTA)
    await waitFor(() => expect(field('Cidade').value).toBe('São Paulo'))
    expect(field('Endereço').value).toBe('Rua Augusta, 5')
  })

  test.each([
    [
      'that does not exist',
      { message: 'CEP não encontrado.' },
      404,
      'CEP não encontrado. Confira os números ou preencha o endereço.',
    ],
    ['of a service that is down', {}, 503, 'A busca de CEP não respondeu. Preencha o endereço.'],
    ['answered with a page', '<html>', 200, 'A busca de CEP não respondeu. Preencha o endereço.'],
    [
      'answered with nonsense',
      { logradouro: 5, uf: ['SP'], localidade: null },
      200,
      'A busca de CEP não respondeu. Preencha o endereço.',
    ],
  ])('%s changes nothing and stops nobody', async (_what, body, status, hint) => {
    const { user } = openRegistration()
    await fill(user, 'Cidade', 'Garibaldi')
    await fill(user, 'CEP', '99999999')
    await answer('99999999', body, status)
    expect(await screen.findByText(hint)).toBeTruthy()
    expect(field('Cidade').value).toBe('Garibaldi')
    expect(field('Endereço').value).toBe('')
    await fill(user, 'Endereço', 'Linha Palmeiro')
    expect(field('Endereço').value).toBe('Linha Palmeiro')
  })

  test('is not looked up for another country, where the state is typed', async () => {
    const { user } = openRegistration()
    await user.selectOptions(field('País'), 'AR')
    await fill(user, 'CEP', 'M5500ABC')
    await fill(user, 'Estado', 'Mendoza')
    expect(field('CEP').value).toBe('M5500ABC')
    expect(field('Estado').value).toBe('Mendoza')
    expect(responses.size).toBe(0)
  })
})

describe('masks', () => {
  test.each([
    ['CNPJ', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['CEP', '95720000', '95720-000'],
  ])('%s', async (label, typed, masked) => {
    const { user } = openRegistration()
    await user.type(field(label), typed)
    expect(field(label).value).toBe(masked)
  })

  test('keep the caret where a digit was put in', async () => {
    const { user } = openRegistration()
    await user.type(field('CNPJ'), '1122333000181')
    await user.type(field('CNPJ'), '2', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(field('CNPJ').value).toBe('11.222.333/0001-81')
    expect(field('CNPJ').selectionStart).toBe(5)
  })

  test('keep the caret where a separator was passed backwards, and after it', async () => {
    const { user } = openRegistration()
    await user.type(field('CNPJ'), '11222333000181')
    await user.type(field('CNPJ'), '{Backspace}', {
      initialSelectionStart: 3,
      initialSelectionEnd: 3,
    })
    expect(field('CNPJ').value).toBe('11.222.333/0001-81')
    expect(field('CNPJ').selectionStart).toBe(2)
    await user.keyboard('{Backspace}')
    expect(field('CNPJ').value).toBe('12.223.330/0018-1')
    expect(field('CNPJ').selectionStart).toBe(1)
  })

  // spec 247
  test('the arrow keys move the area by 0,1', async () => {
    const { user } = openRegistration()
    await user.type(field('Área'), '3,5{ArrowUp}')
    expect(field('Área').value).toBe('3,6')
    await user.type(field('Área'), '{ArrowDown}{ArrowDown}')
    expect(field('Área').value).toBe('3,4')
  })

  test('an area that reads two ways says how it was read (R50)', async () => {
    const { user } = openRegistration()
    await user.type(field('Área'), '1.234')
    expect(field('Área')).toHaveAccessibleDescription(
      'Lido como 1234 ha. Para casas decimais, use vírgula: 1,234 ha',
    )
    await user.type(field('Área'), '5')
    expect(field('Área')).toHaveAccessibleDescription('')
  })

  test.each(['+55 (54) 99999-0000', '054 99999-0000'])(
    'a phone pasted as %s is that number',
    async (pasted) => {
      const { user } = openRegistration()
      await fillCompany(user)
      await fill(user, 'Telefone', pasted)
      expect(field('Telefone').value).toBe('(54) 99999-0000')
    },
  )
})
