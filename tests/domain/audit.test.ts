import { describe, expect, it } from 'vitest'
import {
  actionsAbout,
  AUDIT_ACTION_KEYS,
  AUDIT_SUBJECT_KEYS,
  auditActionLabel,
  auditActorLabel,
  auditRecordInWords,
  auditResourceLabel,
  auditSubject,
} from '#domain/audit/auditActions'
import { auditChanges } from '#domain/audit/auditChanges'

const changes = (resource: string, before: object | null, after: object | null) =>
  auditChanges({
    resource,
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
  }).map(({ label, before: old, after: now }) => `${label}: ${old} > ${now}`)

describe('what an audit entry says', () => {
  it('only the fields that differ, by their names and words', () => {
    expect(
      changes(
        'product',
        { status: 'draft', stocked_quantity: 1200 },
        { status: 'published', stocked_quantity: 1200, reason: null },
      ),
    ).toEqual(['Status: Rascunho > Publicado'])
  })

  it('a status by the words of its own record', () => {
    expect(changes('application', { status: 'new' }, { status: 'approved' })).toEqual([
      'Status: Nova > Aprovada',
    ])
    expect(changes('seller', { store_status: 'ACTIVE' }, { store_status: 'INACTIVE' })).toEqual([
      'Status da loja: Ativo > Inativo',
    ])
    expect(changes('application', { status: 'toString' }, null)).toEqual(['Status: toString > '])
  })

  it('prices as the two that people know, in reais (R5, R6)', () => {
    expect(
      changes(
        'product',
        { prices: [{ amount: 7000 }] },
        { prices: [{ amount: 6000, min_quantity: 12 }, { amount: 7000 }] },
      ).map((line) => line.replaceAll('\u00a0', ' ')),
    ).toEqual(['Preço de atacado:  > R$ 60,00', 'Mínimo do atacado:  > 12'])
  })

  it('rates with all their decimals (R9), moments in São Paulo (R10), yes and no', () => {
    expect(
      changes('commission_rule', { percentage_rate: '12.5' }, { percentage_rate: 12.345 }),
    ).toEqual(['Taxa: 12,5 % > 12,345 %'])
    expect(
      changes(
        'seller',
        { contract_signed: true, contract_signed_at: '2026-05-02T02:00:00Z' },
        { contract_signed: false },
      ),
    ).toEqual(['Contrato assinado: Sim > Não', 'Contrato assinado em: 01/05/2026 23:00 > '])
  })

  it('lines of the technical sheet by their names, with units and words', () => {
    expect(
      changes(
        'product',
        { 'enology.vintage': 2020, 'classification.type': null, weight: null },
        {
          'enology.vintage': 2021,
          'classification.type': 'red',
          weight: 1200,
          food_pairing: ['Queijo', 'Massa'],
          grape_varieties: [{ percentage: 60, name: 'Merlot' }],
          agricultural_practice: 'organic',
          origin_country: 'PT',
        },
      ),
    ).toEqual([
      'Safra (Enologia): 2020 > 2021',
      'Tipo (Classificação):  > Tinto',
      'Peso:  > 1.200 g',
      'Acompanhamentos:  > Queijo, Massa',
      'Variedades de Uva:  > Merlot 60%',
      'Prática Agrícola:  > Orgânica',
      'País de origem:  > Portugal',
    ])
  })

  it('of a company the fields by their names, also when only the names are left', () => {
    expect(
      changes('seller', { region: 'serra_gaucha' }, { region: 'other', phone: '(49) 98888-0000' }),
    ).toEqual(['Região: Serra Gaúcha > Outra região', 'Telefone:  > (49) 98888-0000'])
    expect(changes('seller', {}, { fields: ['city', 'storytelling.story', 'odd'] })).toEqual([
      'Campos alterados:  > Cidade, História do vinho (História & Produtor), odd',
    ])
  })

  it('how far a package has come', () => {
    expect(changes('order', { package_step: 'packed' }, { package_step: 'shipped' })).toEqual([
      'Situação do envio: Separado > Enviado',
    ])
  })

  it('that a CPF was asked for, and given', () => {
    expect(changes('order', {}, { asked_at: '2026-11-26T12:00:00Z' })).toEqual([
      'Pedido em:  > 26/11/2026 09:00',
    ])
    expect(changes('order', {}, { has_tax_id: true })).toEqual(['CPF ou CNPJ informado:  > Sim'])
  })

  it('nothing of the ids that lead a program to other records, and of a picture its name', () => {
    expect(
      changes(
        'order',
        { fulfillment_id: 'ful_1', photo: 'https://winex.example/files/geada-900-f3a0.jpg' },
        { fulfillment_id: 'ful_2', return_id: 'ret_1', import_id: 'imp_1', photo: null },
      ),
    ).toEqual(['Foto: geada-900-f3a0.jpg > '])
  })

  it('every action has its subject, and a subject its actions', () => {
    expect(AUDIT_ACTION_KEYS.filter((action) => !auditSubject(action))).toEqual([])
    expect(AUDIT_SUBJECT_KEYS.flatMap(actionsAbout)).toHaveLength(AUDIT_ACTION_KEYS.length)
    expect(actionsAbout('returns')).not.toContain('order.return.refund')
    expect(actionsAbout('money')).toEqual(
      expect.arrayContaining(['order.capture', 'order.return.refund', 'pix_key.set']),
    )
    expect(actionsAbout('orders')).toContain('order.fulfillment.ship')
  })

  it('a record by its name, and one that is gone in words', () => {
    expect(auditRecordInWords({ resource: 'order', resource_name: '#12' })).toBe('Pedido: #12')
    expect(auditRecordInWords({ resource: 'product', resource_name: null })).toBe(
      'Vinho: não existe mais',
    )
  })

  it('what nobody foresaw is shown as it was kept, never hidden', () => {
    expect(changes('seller', { odd: { a: 1 } }, { odd: [1, 'b'] })).toEqual(['odd: {"a":1} > 1, b'])
    expect(auditActionLabel('wine.sing')).toBe('wine.sing')
    expect(auditResourceLabel('cat')).toBe('cat')
    expect(auditActorLabel('toString')).toBe('toString')
    expect(auditActionLabel('wine.prices')).toBe('Preços alterados')
  })
})
