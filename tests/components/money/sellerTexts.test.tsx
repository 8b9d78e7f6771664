import type { HeldReason } from '#domain/money/payouts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import PixKeyDialog from '../../../src/portal/account/PixKeyDialog'
import { dataProvider } from '../../../src/portal/dataProvider'
import { PayoutSummary } from '../../../src/shared/money/PayoutSummary'
import { NotificationBridge } from '../../../src/kit/shell/NotificationBridge'
import { ToastHost } from '../../../src/kit/ui/toast/ToastHost'
import { dismissToast } from '../../../src/kit/ui/toast/toastStore'
import type { MoneySource } from '../../../src/shared/money/MoneySource'
import { PixKeys } from '../../../src/shared/money/PixKeys'
import { network } from '../dataProvider/network'
import { openList } from '../lists/openList'

afterEach(() => {
  vi.unstubAllGlobals()
  dismissToast()
})

const OWN: MoneySource = {
  key: ['payouts'],
  summary: dataProvider.payoutSummary,
  statements: dataProvider.payoutStatements,
  downloadStatement: dataProvider.downloadStatement,
}

const KEY = {
  kind: 'email',
  masked: 're***@lima.com.br',
  key: 'repasses@lima.com.br',
  usable_at: '2026-05-02T12:00:00.000Z',
} as const

const OTHER = { ...KEY, key: 'caixa@lima.com.br', masked: 'ca***@lima.com.br' }

test.each([
  [KEY, null, 'Nada mudou: os repasses continuam indo para a chave em uso.'],
  [KEY, OTHER, 'Chave PIX salva. Ela começa a valer depois do prazo de segurança.'],
  [OTHER, null, 'Chave PIX salva, já em uso.'],
])(
  'a key that is set says whether it waits, or is used at once',
  async (current, waiting, text) => {
    network(() => ({ body: { current, waiting, wait_hours: 48 } }))
    openList(
      <>
        <PixKeyDialog
          taxId="11.222.333/0001-81"
          waitHours={48}
          current={KEY}
          onClose={() => undefined}
        />
        <NotificationBridge />
        <ToastHost />
      </>,
      { dataProvider, at: '/portal/account-settings' },
    )
    const key = await screen.findByRole('textbox', { name: /^Chave PIX/ })
    expect(key).toHaveAttribute('placeholder', '11.222.333/0001-81')
    expect(screen.getByText('O do seu cadastro: 11.222.333/0001-81')).toBeVisible()
    await userEvent.type(key, '11.222.333/0001-81')
    await userEvent.type(screen.getByLabelText(/^Sua senha/), 'Senha-1234')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar chave' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
  },
)

test('the key in use is shown as people write it; who may not read it whole sees its end', () => {
  const key = { kind: 'cnpj', masked: '***0140', usable_at: KEY.usable_at } as const
  const keys = { current: { ...key, key: '31470625000140' }, waiting: { ...key, key: null } }
  openList(<PixKeys keys={{ ...keys, wait_hours: 48 }} none="" />, {
    dataProvider,
    at: '/portal/account-settings',
  })
  expect(screen.getByText('31.470.625/0001-40')).toBeVisible()
  expect(screen.getByText('***0140')).toBeVisible()
})

test.each<[HeldReason[], boolean, string]>([
  [['order_disputed'], false, 'Pedido em disputa'],
  [['order_disputed', 'contract_unsigned'], true, 'Falta a chave PIX ou o contrato'],
  [['no_pix_key'], true, 'Falta a chave PIX ou o contrato'],
])(
  'money held for %s leads to the settings only where they help: %s',
  async (reasons, leads, hint) => {
    const balance = {
      receivable: 0,
      available: 0,
      held: 12_982,
      in_payment: 0,
      paid: 0,
      held_reasons: reasons,
    }
    network(() => ({
      body: { balance, payout_days: 30, minimum: 1_000, calendar: [], months: [] },
    }))
    openList(<PayoutSummary source={OWN} settings="/portal/account-settings/pix" />, {
      dataProvider,
      at: '/portal/payouts',
    })
    await screen.findByText('Há R$ 129,82 retidos')
    expect(screen.getByText(hint)).toBeVisible()
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Abrir configurações' })).toHaveLength(
        leads ? 1 : 0,
      ),
    )
  },
)
