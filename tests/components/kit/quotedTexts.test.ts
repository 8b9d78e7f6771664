import { expect, test } from 'vitest'
import { adminCatalogue } from '../../../src/admin/texts'
import { portalCatalogue } from '../../../src/portal/texts'

const textAt = (catalogue: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], catalogue)

// spec 231, 233
test.each([
  [
    'wine_form.created_without_id',
    'Vinho criado mas não foi possível navegar para a página de visualização.',
  ],
  ['order.actions.accept.success', 'Pedido aprovado com sucesso!'],
  ['order.actions.accept.failure', 'Falha ao aprovar pedido: %{message}'],
  ['order.actions.reject.success', 'Pedido rejeitado com sucesso!'],
  ['order.actions.reject.failure', 'Falha ao rejeitar pedido: %{message}'],
  ['order.actions.fulfillment.success', 'Fulfillment criado com sucesso!'],
  ['order.actions.fulfillment.failure', 'Falha ao criar fulfillment: %{message}'],
  ['order.actions.tracking.success', 'Código de rastreamento adicionado com sucesso!'],
  ['order.actions.tracking.failure', 'Falha ao adicionar rastreamento: %{message}'],
  ['order.actions.deliver.success', 'Pedido marcado como entregue!'],
  ['order.actions.deliver.failure', 'Falha ao marcar como entregue: %{message}'],
  ['order.actions.retry', 'Tente novamente.'],
])('the portal says at %s: %s (R1)', (key, words) => {
  expect(textAt(portalCatalogue, key)).toBe(words)
})

// spec 235
test.each([
  ['admin_commission.load_error', 'Erro ao carregar comissao'],
  ['admin_commission.failed', 'Erro ao salvar comissao: %{message}'],
  ['admin_commission.failed_text', 'Erro ao salvar regra de comissao'],
  ['admin_commission.incomplete', 'Dados insuficientes para criar regra de comissao.'],
  ['admin_commission.created', 'Regra de comissao criada'],
  ['admin_commission.updated', 'Regra de comissao atualizada'],
  ['admin_seller.photo.failed', 'Erro ao atualizar foto'],
  ['admin_seller.photo.saved', 'Foto atualizada'],
  ['admin_seller.photo.removed', 'Foto removida'],
])('staff read at %s: %s (R1)', (key, words) => {
  expect(textAt(adminCatalogue, key)).toBe(words)
})
