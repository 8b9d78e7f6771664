import { expect, test } from 'vitest'
import type { NoticeKind } from '#domain/notices/noticeKinds'
import type { NoticeData } from '#domain/notices/noticeWire'
import { composeMail } from '../../backend/src/engine/mail/composeMail'
import { noticeMail } from '../../backend/src/notices/mails/noticeMails'

const subjectOf = (kind: NoticeKind, data: NoticeData) =>
  noticeMail(
    {
      memberId: 'mem_1',
      sellerId: 'sel_1',
      name: 'Ana Conti',
      to: 'ana@conti.example',
      publicUrl: 'https://winex.example',
    },
    { id: '1', kind, subject_id: 'sub_1', data },
  ).subject

test("a notice's subject is whole; only a long name within it is cut", () => {
  expect(subjectOf('deadline_near', { display_id: 1042, deadline: '2026-11-27T12:00:00Z' })).toBe(
    'winex: O prazo do pedido #1042 está perto do fim',
  )
  expect(subjectOf('tax_id_given', { display_id: 1042 })).toBe(
    'winex: O comprador do pedido #1042 informou o CPF ou CNPJ',
  )
  expect(subjectOf('stock_low', { title: 'Tannat '.repeat(20), bottles: 3 })).toMatch(
    /^winex: Estoque baixo: Tannat [^…]{0,40}…$/,
  )
})

test('what a row of a mail is about is not broken within a word', () => {
  const { html } = composeMail({
    title: 'Seu repasse foi pago',
    paragraphs: ['Olá.'],
    table: [
      ['Identificador do PIX', 'E0000000020261126120000000000001'],
      ['Umapalavraquenaocabesozinha', '1'],
    ],
    action: { label: 'Abrir', url: 'https://winex.example/' },
  })
  expect(html).toMatch(/overflow-wrap:break-word">Identificador do PIX</)
  expect(html).not.toMatch(/overflow-wrap:break-word">Umapalavra/)
})
