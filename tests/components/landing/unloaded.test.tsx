import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApplicationForm } from '../../../landing/application/ApplicationForm'
import { awaitInterest } from '../../../landing/client/awaitInterest'
import { buildApplicationForm } from '../../support/buildApplication'

vi.mock('@supabase/supabase-js', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const takeOver = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('../../../landing/application/takeOver', () => ({ takeOver }))
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

describe('before React has arrived, a form', () => {
  /** The prerendered form, watched by the page's first script. */
  function openPage() {
    const Observer = class {
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer)
    document.body.innerHTML =
      '<div id="application"><form><input name="city"><button type="submit">Enviar</button></form></div>'
    awaitInterest()
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
    return { form: document.forms[0]!, submit }
  }
  const lost = new TypeError('Failed to fetch dynamically imported module')

  test('asks for its code again after a failure', async () => {
    takeOver.mockReset().mockRejectedValueOnce(lost).mockResolvedValue()
    const { form } = openPage()
    fireEvent.pointerDown(form)
    await waitFor(() => expect(takeOver).toHaveBeenCalledOnce())
    await waitFor(() => {
      fireEvent.focusIn(form)
      expect(takeOver).toHaveBeenCalledTimes(2)
    })
  })

  test('is sent by the browser itself when its code cannot come', async () => {
    takeOver.mockReset().mockRejectedValue(lost)
    const { form, submit } = openPage()
    expect(fireEvent.submit(form)).toBe(false)
    await waitFor(() => expect(submit).toHaveBeenCalledOnce())
  })

  test('waits for the connection when its code cannot come without one, and is kept meanwhile', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    takeOver.mockReset().mockRejectedValueOnce(lost).mockResolvedValue()
    const { form, submit } = openPage()
    form.querySelector('input')!.value = 'Garibaldi'
    fireEvent.submit(form)
    const offline = 'Sem internet. Suas respostas estão guardadas neste aparelho.'
    expect(await screen.findByRole('alert')).toHaveTextContent(offline)
    expect(localStorage.getItem('winex.candidatura.espera')).toBe('{"city":"Garibaldi"}')
    const sent = vi.spyOn(form, 'requestSubmit').mockReturnValue()
    isOnline.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(submit).not.toHaveBeenCalled()
    localStorage.clear()
  })
})
