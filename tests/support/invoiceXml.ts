import { cnpjCharacters } from '#domain/values/taxId'

interface Facts {
  /** As written in the file: '59.90'. */
  total?: string
  /** CPF or CNPJ, masked or not; null for an invoice without one. */
  buyer?: string | null
  status?: string
  environment?: string
  /** The key in the protocol, when it is another. */
  protocolKey?: string
  /** In São Paulo's time. */
  issuedAt?: string
}

/** The authorised XML of the invoice with this key, as a tax office answers it, without what nothing reads. */
export function invoiceXml(
  key: string,
  {
    total = '119.80',
    buyer = '529.982.247-25',
    status = '100',
    environment = '1',
    protocolKey = key,
    issuedAt = `20${key.slice(2, 4)}-${key.slice(4, 6)}-15T10:00:00-03:00`,
  }: Facts = {},
): string {
  const series = Number(key.slice(22, 25))
  const issuer =
    series >= 910 ? `<CPF>${key.slice(9, 20)}</CPF>` : `<CNPJ>${key.slice(6, 20)}</CNPJ>`
  const id = buyer === null ? '<idEstrangeiro/>' : personOf(cnpjCharacters(buyer))
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe Id="NFe${key}" versao="4.00"><ide><cUF>${key.slice(0, 2)}</cUF><natOp>Venda de vinho</natOp><mod>55</mod><serie>${series}</serie><nNF>${Number(key.slice(25, 34))}</nNF><dhEmi>${issuedAt}</dhEmi><tpAmb>${environment}</tpAmb></ide><emit>${issuer}<xNome>Vin&#237;cola &amp; Filhos</xNome></emit><dest>${id}<xNome>Maria Aparecida Conceição</xNome></dest><det nItem="1"><prod><xProd>Vinho tinto</xProd></prod></det><total><ICMSTot><vProd>1.00</vProd><vNF>${total}</vNF></ICMSTot></total></infNFe><Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><Reference URI="#NFe${key}"/></SignedInfo></Signature></NFe><protNFe versao="4.00"><infProt><tpAmb>${environment}</tpAmb><chNFe>${protocolKey}</chNFe><nProt>143260000000001</nProt><cStat>${status}</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe></nfeProc>`
}

const personOf = (taxId: string): string =>
  taxId.length === 11 ? `<CPF>${taxId}</CPF>` : `<CNPJ>${taxId}</CNPJ>`
