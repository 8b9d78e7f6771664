import type { Application } from '#domain/applications/applicationWire'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import ApplicationList from '../../../src/admin/applications/ApplicationList'
import { InvitationCard } from '../../../src/admin/applications/detail/ApplicationDetail'
import { dataProvider } from '../../../src/admin/dataProvider'
import { buildApplication } from '../../support/buildApplication'
import { openList } from '../lists/openList'

afterEach(() => vi.unstubAllGlobals())

const application = buildApplication({ status: 'contacted' })

/** The server's own dialect: a bare array with Content-Range. Returns the requested addresses and what was sent. */
function server(responses: Record<string, unknown> = {}, total = 57) {
  const requests: { url: URL; body: unknown }[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://winex.test')
    requests.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    const path = url.pathname.replace('/api/admin/applications', '')
    const body = responses[path] ?? (path === '' ? [application] : summary)
    return Promise.resolve(
      new Response(JSON.stringify(body), {
        headers: path === '' ? { 'Content-Range': `applications 0-0/${total}` } : {},
      }),
    )
  })
  return requests
}

const summary = { total: 57, new: 41, contacted: 9, approved: 5, declined: 2 }
const at = '/admin/applications'

describe('/admin/applications', () => {
  test('a row, the cards and the total of Content-Range', async () => {
    server()
    openList(<ApplicationList />, { dataProvider, at })
    const [, row] = await screen.findAllByRole('row')
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      'Adega do Sol@adegadosol',
      'Lívia Andradelivia@adegadosol.com.br',
      'Garibaldi, RS',
      'Em contato',
      'Não convidada',
      '02/05/2026',
      'Ver detalhes',
    ])
    expect(await screen.findByText('41')).toBeVisible()
    expect(screen.getByText(/1–10 de 57|1–1 de 57/)).toBeVisible()
  })

  test('of more than 10.000 the list says so, with a next page (R62)', async () => {
    const requests = server({}, 10_001)
    openList(<ApplicationList />, { dataProvider, at })
    expect(await screen.findByText('1–1 de mais de 10.000')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ir para a próxima página' }))
    await waitFor(() =>
      expect(requests.map(({ url }) => url.searchParams.get('range'))).toContain('[10,19]'),
    )
  })

  test('its requests are those of ra-data-simple-rest, untranslated', async () => {
    const requests = server()
    openList(<ApplicationList />, { dataProvider, at })
    await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }))
    await userEvent.click(screen.getByRole('option', { name: 'Recusadas' }))
    await waitFor(() =>
      expect(requests.map(({ url }) => Object.fromEntries(url.searchParams))).toContainEqual({
        sort: '["created_at","DESC"]',
        range: '[0,9]',
        filter: '{"status":"declined"}',
      }),
    )
  })
})

describe('the invitation', () => {
  const open = (changes: Partial<Application>) =>
    openList(<InvitationCard application={{ ...application, ...changes }} />, { dataProvider, at })

  test('is asked for and sent once', async () => {
    const requests = server({ '/sapp_1/invite': application })
    open({})
    await userEvent.click(screen.getByRole('button', { name: 'Convidar' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Enviaremos para livia@adegadosol.com.br/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Convidar' }))
    await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ again: false }]))
  })

  test('a second time it says when the first was', async () => {
    server()
    open({ invitation: 'open', invited_at: '2026-05-03T12:00:00Z' })
    await userEvent.click(screen.getByRole('button', { name: 'Convidar de novo' }))
    expect(
      screen.getByText(/Adega do Sol já recebeu um convite em 03\/05\/2026 09:00/),
    ).toBeVisible()
  })

  test('who has registered is not invited again', () => {
    server()
    open({ invitation: 'none', seller: { id: 'sel_1', name: 'Adega do Sol' } })
    expect(screen.getByText('Adega do Sol já está cadastrada na winex.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Convidar/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ver produtor' })).toHaveAttribute(
      'href',
      '/admin/sellers/sel_1',
    )
  })
})
