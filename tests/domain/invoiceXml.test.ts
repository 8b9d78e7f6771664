import { describe, expect, test } from 'vitest'
import { maskedBuyer, readAuthorisedInvoice } from '#domain/orders/invoice/authorisedInvoice'
import { invoiceDifferences, isOrdersBuyer } from '#domain/orders/invoice/invoiceDifferences'
import { invoiceXmlText } from '#domain/orders/invoice/invoiceXmlText'
import { parseInvoiceXml } from '../../backend/src/orders/xml/readInvoiceXml'
import { cpuMs } from '../support/cpuMs'
import { invoiceXml } from '../support/invoiceXml'

const KEY = '35170458716523000119550010000000121000123458'
const CPF_KEY = '42221200050690671849559100000000811540256167'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string) => parseInvoiceXml(bytes(text))
const reasonOf = (text: string): string => {
  const answer = read(text)
  return answer.ok ? 'taken' : answer.reason
}

describe('the authorised XML of an invoice', () => {
  test('says key, total in cents, day in São Paulo and buyer', () => {
    expect(read(invoiceXml(KEY, { total: '1234.56' }))).toEqual({
      ok: true,
      payload: {
        accessKey: KEY,
        total: 123_456,
        issuedOn: '2017-04-15',
        buyer: '52998224725',
      },
    })
    expect(
      read(
        invoiceXml(CPF_KEY, { buyer: '12.ABC.345/01DE-35', issuedAt: '2022-12-31T23:30:00-03:00' }),
      ),
    ).toMatchObject({ payload: { issuedOn: '2022-12-31', buyer: '12ABC34501DE35' } })
    expect(read(invoiceXml(KEY, { buyer: null }))).toMatchObject({ payload: { buyer: null } })
  })

  test('is taken with a byte order mark, without a declaration and with white space around', () => {
    const xml = invoiceXml(KEY)
    for (const text of [
      `\uFEFF${xml}`,
      xml.replace(/^<\?xml.*\?>\n/, ''),
      `\n${xml}\n`.replace(/<\?xml.*\?>/, ''),
    ])
      expect(read(text)).toMatchObject({ ok: true })
  })

  test('of a tax office series may name another issuer than its key does', () => {
    const key = '35170458716523000119558900000000121000123457'
    const xml = invoiceXml(key).replace(/<emit>.*?<xNome>/, '<emit><CPF>52998224725</CPF><xNome>')
    expect(read(xml)).toMatchObject({ ok: true })
  })
})

describe('what is no authorised XML is refused with a reason', () => {
  const xml = invoiceXml(KEY)
  const cases: [name: string, text: string, reason: RegExp][] = [
    ['nothing', '', /está vazio/],
    ['a text', 'nota fiscal', /não é um XML\./],
    ['a PDF', '%PDF-1.7 ...', /não é um XML\./],
    ['a page', '<html><body>Nota<br></body></html>', /não é um XML inteiro/],
    ['one cut off', xml.slice(0, -30), /não é um XML inteiro/],
    ['two roots', xml + xml.replace(/^<\?xml.*\?>\n/, ''), /não é um XML inteiro/],
    ['other XML', '<rss version="2.0"/>', /não é o XML autorizado/],
    [
      'the invoice without its protocol',
      xml.replace(/<nfeProc[^>]*>|<protNFe.*$/gs, ''),
      /não tem o protocolo/,
    ],
    [
      'nfeProc without its protocol',
      xml.replace(/<protNFe.*<\/protNFe>/s, ''),
      /não tem o protocolo/,
    ],
    ['an event', '<procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe"/>', /evento da nota/],
    [
      'no namespace',
      xml.replaceAll(' xmlns="http://www.portalfiscal.inf.br/nfe"', ''),
      /espaço de nomes/,
    ],
    [
      'another namespace',
      xml.replaceAll('portalfiscal.inf.br/nfe', 'portalfiscal.inf.br/cte'),
      /espaço de nomes/,
    ],
    [
      'another namespace inside',
      xml.replace('<total>', '<total xmlns="urn:x">'),
      /espaço de nomes/,
    ],
    ['a canceled one', invoiceXml(KEY, { status: '101' }), /está cancelada \(situação 101\)/],
    ['a denied one', invoiceXml(KEY, { status: '302' }), /denegado \(situação 302\)/],
    ['one authorised late', invoiceXml(KEY, { status: '150' }), /fora do prazo.*Informe a chave/],
    ['a rejected one', invoiceXml(KEY, { status: '539' }), /situação no protocolo é 539, não 100/],
    ['one of the test environment', invoiceXml(KEY, { environment: '2' }), /homologação/],
    [
      'a protocol of another invoice',
      invoiceXml(KEY, { protocolKey: CPF_KEY }),
      /junta duas notas/,
    ],
    [
      'a key with a wrong digit',
      invoiceXml(KEY.replace(/8$/, '9')),
      /No XML: O dígito verificador/,
    ],
    ['a key with spaces', invoiceXml(KEY.replace('3517', '35 17')), /infNFe\/Id/],
    ['another issuer inside', xml.replace('<CNPJ>58716523', '<CNPJ>58716524'), /não combinam/],
    ['another number inside', xml.replace('<nNF>12<', '<nNF>13<'), /não combinam/],
    ['another month inside', xml.replace('<dhEmi>2017-04', '<dhEmi>2017-05'), /não combinam/],
    ['a day that is none', xml.replace('2017-04-15T10', '2017-04-99T10'), /ide\/dhEmi/],
    ['a total that is none', invoiceXml(KEY, { total: '1e9' }), /ICMSTot\/vNF/],
    ['a negative total', invoiceXml(KEY, { total: '-1.00' }), /ICMSTot\/vNF/],
    ['two totals', xml.replace('<vNF>', '<vNF>1.00</vNF><vNF>'), /ICMSTot\/vNF/],
    ['two invoices', xml.replace('<NFe ', '<NFe><x/></NFe><NFe '), /nfeProc\/NFe/],
    ['another series inside', xml.replace('<serie>1<', '<serie>2<'), /não combinam/],
    ['a test protocol', xml.replace('<tpAmb>1</tpAmb><ch', '<tpAmb>2</tpAmb><ch'), /homologação/],
    ['thirty levels', '<a>'.repeat(30) + '</a>'.repeat(30), /não é um XML inteiro/],
    [
      'a repeated Id',
      xml.replace('<infNFe ', `<infNFe Id="NFe${CPF_KEY}" `),
      /não é um XML inteiro/,
    ],
  ]
  test.each(cases)('%s', (_name, text, reason) => {
    expect(reasonOf(text)).toMatch(reason)
  })

  test('another encoding, declared or not', () => {
    const other = invoiceXml(KEY).replace('UTF-8', 'ISO-8859-1')
    expect(reasonOf(other)).toMatch(/não está em UTF-8/)
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(
        parseInvoiceXml(Buffer.from(`\uFEFF${xml}`.slice(encoding === 'latin1' ? 1 : 0), encoding)),
      ).toEqual({
        ok: false,
        reason: expect.stringMatching(/não está em UTF-8/) as string,
      })
  })

  test('anything with a document type, before an entity could grow', () => {
    const laughs = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join('')
    for (const head of [
      `<!DOCTYPE lolz [<!ENTITY l0 "lol">${laughs}]>`,
      '<!doctype x>',
      '<!DOCTYPE x SYSTEM "file:///etc/passwd">',
      '<!ENTITY x "y">',
    ])
      expect(
        reasonOf(xml.replace('<nfeProc', `${head}<nfeProc`).replace('119.80', '&l9;')),
      ).toMatch(/DOCTYPE/)
  })

  test('names of JavaScript instead of elements, and nothing of them stays', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      const inside = xml.replace('<ide>', `<${name}><polluted>1</polluted></${name}><ide>`)
      for (const text of [
        inside,
        `<${name}><polluted>1</polluted></${name}>`,
        xml.replace('<emit>', `<emit ${name}="1">`),
      ])
        expect(typeof reasonOf(text)).toBe('string')
      expect(reasonOf(xml.replaceAll('nfeProc', name))).not.toBe('taken')
    }
    expect({}).not.toHaveProperty('polluted')
    expect(readAuthorisedInvoice(JSON.parse('{"nfeProc":{"__proto__":{"NFe":{}}}}')).ok).toBe(false)
    expect(readAuthorisedInvoice({ nfeProc: {}, outro: {} })).toMatchObject({
      reason: 'O arquivo não é o XML autorizado de uma NF-e (nfeProc).',
    })
    for (const tree of [null, undefined, 'x', 1, [], {}])
      expect(readAuthorisedInvoice(tree).ok).toBe(false)
  })
})

describe('a hostile file costs little', () => {
  const K = 512 * 1024
  const filled = (before: string, part: string, after = '') =>
    before + part.repeat(Math.floor((K - before.length - after.length) / part.length)) + after
  const attributes = (count: number) =>
    Array.from({ length: count }, (_, at) => `b${at}="1"`).join(' ')
  const files: [name: string, text: string, reason: RegExp][] = [
    ['twenty megabytes', 'x'.repeat(20_000_000), /mais de 512 KB/],
    ['deep nesting', filled('', '<a>'), /elementos demais/],
    ['deep nesting, closed', '<a>'.repeat(9_000) + '</a>'.repeat(9_000), /inteiro/],
    ['many attributes', filled('<r>', `<a ${attributes(98)}/>`, '</r>'), /elementos demais/],
    ['as many as pass', `<r>${`<a ${attributes(98)}/>`.repeat(50)}</r>`, /XML autorizado/],
    ['attributes without values', filled('<a ', 'b ', '/>'), /elementos demais/],
    ['many elements', filled('<r>', '<a/>', '</r>'), /elementos demais/],
    ['as many elements as pass', `<r>${'<a/>'.repeat(19_900)}</r>`, /XML autorizado/],
    ['open brackets', filled('', '<'), /elementos demais/],
    ['comments', filled('<r>', '<!---->', '</r>'), /elementos demais/],
    ['open comments', filled('<r>', '<!--'), /elementos demais/],
    ['CDATA', filled('<r>', '<![CDATA[]]>', '</r>'), /elementos demais/],
    ['instructions', filled('', '<?'), /elementos demais/],
    ['a long name', filled('<', 'a', '/>'), /elementos demais/],
    ['spaces', filled('<a', ' ', '>'), /elementos demais/],
    ['references', filled('<a>', '&', '</a>'), /inteiro/],
  ]
  test.each(files)('%s', (_name, text, reason) => {
    const file = bytes(text)
    expect(cpuMs(() => void parseInvoiceXml(file))).toBeLessThan(400)
    expect(reasonOf(text)).toMatch(reason)
  })

  test('512 KB are read, one byte more is not', () => {
    expect(invoiceXmlText(bytes(filled('<r>', 'x', '</r>')))).toMatchObject({ ok: true })
    expect(invoiceXmlText(new Uint8Array(K + 1))).toEqual({
      ok: false,
      reason: 'O arquivo tem mais de 512 KB; o XML de uma nota é menor.',
    })
  })
})

describe('an invoice beside its order', () => {
  test('differs in total and buyer, or names none; each alone', () => {
    const same = { total: 11_980, buyer: '***.***.***-25', isBuyer: true }
    expect(invoiceDifferences(same, 11_980)).toEqual([])
    expect(invoiceDifferences(same, 11_979)).toEqual(['total'])
    expect(invoiceDifferences({ ...same, isBuyer: false }, 11_980)).toEqual(['buyer'])
    expect(invoiceDifferences({ ...same, buyer: null, isBuyer: null }, 11_980)).toEqual([
      'no_buyer',
    ])
  })

  test('is of its buyer only when both are known', () => {
    expect(isOrdersBuyer('52998224725', '529.982.247-25')).toBe(true)
    expect(isOrdersBuyer('12ABC34501DE35', '12.abc.345/01de-35')).toBe(true)
    expect(isOrdersBuyer('52998224725', '111.444.777-35')).toBe(false)
    expect(isOrdersBuyer('52998224725', null)).toBeNull()
    expect(isOrdersBuyer(null, '529.982.247-25')).toBeNull()
  })

  test('keeps a part of the CPF or CNPJ alone', () => {
    expect(maskedBuyer('52998224725')).toBe('***.***.***-25')
    expect(maskedBuyer('12ABC34501DE35')).toBe('**.***.***/****-35')
  })
})
