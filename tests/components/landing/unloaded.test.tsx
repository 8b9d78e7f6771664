import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApplicationForm } from '../../../landing/application/ApplicationForm'
import { buildApplicationForm } from '../../support/buildApplication'

vi.mock('@supabase/supabase-js', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function send(config: () => Promise<Response>) {
  vi.stubGlobal('fetch', config)
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  const { container } = render(<ApplicationForm />)
  for (const [name, answer] of Object.entries(buildApplicationForm())) {
    const input = container.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (typeof answer === 'string') fireEvent.change(input!, { target: { value: answer } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.submit(container.querySelector('form')!)
  return post
}

test('whose code was lost with the connection is sent by the browser itself', async () => {
  const post = await send(async () => new Response('{"publishable_key":"pk_teste"}'))
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
})

test('is kept while there is no connection at all', async () => {
  const post = await send(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await screen.findByText('Erro inesperado. Tente novamente.')).toBeVisible()
  expect(post).not.toHaveBeenCalled()
})
