import Dialog from '@mui/material/Dialog'
import { createTheme } from '@mui/material/styles'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, BulkActionsToolbar, ListContextProvider } from 'react-admin'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AtHand } from '../../../src/kit/list/AtHand'
import { FormBar } from '../../../src/kit/form/FormBar'
import { catalogue } from '../../../src/catalogue'
import { createI18nProvider } from '../../../src/kit/i18n/i18nProvider'
import { createAppTheme } from '../../../src/kit/theme/createAppTheme'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast, showToast } from '../../../src/kit/ui/toast/toastStore'
import { liftOver } from '../../../src/kit/ui/toast/useLiftOverBars'

const toast = { top: 700, bottom: 760 }

describe('a toast', () => {
  test.each([
    ['there is no bar', [], 0],
    ['the bar is higher up', [{ top: 300, bottom: 400 }], 0],
    ['the bar ends where it begins', [{ top: 600, bottom: 700 }], 0],
    ['the bar begins where it ends', [{ top: 760, bottom: 800 }], 0],
    ['the bar is under it', [{ top: 720, bottom: 800 }], 48],
    ['the bar has four lines', [{ top: 540, bottom: 740 }], 228],
    [
      'another bar is above the first',
      [
        { top: 600, bottom: 680 },
        { top: 720, bottom: 800 },
      ],
      168,
    ],
  ])('is as low as it can be when %s', (_what, bars, lift) => {
    expect(liftOver(toast, bars)).toBe(lift)
  })
})

const rows = { selectedIds: ['1'], onUnselectItems: () => undefined }
const BARS = [
  ['of a form', <FormBar key="1">Salvar</FormBar>],
  [
    'of marked rows',
    <ListContextProvider key="2" value={rows as never}>
      <AtHand>
        <BulkActionsToolbar selectAllButton={false}>Publicar</BulkActionsToolbar>
      </AtHand>
    </ListContextProvider>,
  ],
] as const

afterEach(() => {
  act(dismissToast)
  vi.restoreAllMocks()
})

test.each(BARS)('is above the bar %s, also once it has moved', async (_whose, bar) => {
  let barTop = 720
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('.bottom-bar')) return new DOMRect(0, barTop, 400, 80)
    const lift = Number(/-([\d.]+)px/.exec((this as HTMLElement).style.transform)?.[1] ?? 0)
    return new DOMRect(0, toast.top - lift, 400, 60)
  })
  render(
    <AdminContext
      theme={createTheme(createAppTheme('light'))}
      i18nProvider={createI18nProvider(catalogue)}
    >
      {bar}
      <ToastHost />
    </AdminContext>,
  )
  const host = screen.getByRole('status')
  expect(host.style.transform).toBe('')
  act(() => showToast('error', 'Não deu'))
  expect(host.style.transform).toBe('translateY(-48px)')
  barTop = 640
  await waitFor(() => expect(host.style.transform).toBe('translateY(-128px)'))
  act(dismissToast)
  expect(host.style.transform).toBe('')
})

test('goes when a dialog opens; one of the dialog stays, until the next dialog', async () => {
  const page = (isOpen: boolean, isAsking = false) => (
    <>
      <ToastHost />
      <Dialog open={isOpen}>Bloquear?</Dialog>
      <Dialog open={isAsking}>Mesmo?</Dialog>
    </>
  )
  const { rerender } = render(page(false))
  act(() => showToast('success', 'Preço salvo'))
  // it does not go by itself while the mouse is over it
  fireEvent.mouseOver(screen.getByText('Preço salvo'))
  rerender(page(true))
  await waitFor(() => expect(screen.queryByText('Preço salvo')).toBeNull())
  act(() => showToast('error', 'Não deu'))
  await act(() => new Promise((done) => requestAnimationFrame(done)))
  expect(screen.getByText('Não deu')).toBeInTheDocument()
  rerender(page(false, true))
  await waitFor(() => expect(screen.queryByText('Não deu')).toBeNull())
})

// spec 152, 249
test('is the only one: the next takes its place, and a closed one is gone', () => {
  render(<ToastHost />)
  act(() => showToast('success', 'Preço salvo'))
  act(() => showToast('error', 'Não deu'))
  expect(screen.queryByText('Preço salvo')).toBeNull()
  expect(screen.getByText('Não deu')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

// spec 249
test('a tooltip opens after 700 ms, the next one after 300', () => {
  expect(createAppTheme('light').components?.MuiTooltip?.defaultProps).toMatchObject({
    enterDelay: 700,
    enterNextDelay: 300,
  })
})

test('a dialog takes presses while it is open, and none while it closes', () => {
  const root = createAppTheme('light').components?.MuiModal?.styleOverrides?.root as (
    props: object,
  ) => object
  expect(root({ ownerState: { open: true } })).toEqual({})
  expect(root({ ownerState: { open: false } })).toEqual({ pointerEvents: 'none' })
})
