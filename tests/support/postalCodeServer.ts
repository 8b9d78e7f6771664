import { createServer } from 'node:http'

/** What the stand-in knows; anything else is an unknown CEP, as ViaCEP says it. */
const KNOWN: Record<string, Record<string, string>> = {
  '95700000': {
    cep: '95700-000',
    logradouro: '',
    bairro: '',
    localidade: 'Bento Gonçalves',
    uf: 'RS',
  },
  '01310100': {
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
  },
}

/** A CEP that the stand-in answers with an error of its own, as when the public service is down. */
const FAILING_CEP = '50000500'

/**
 * Replaces the public postal-code service (R16): the tests reach nobody outside this machine.
 * @returns its base URL for WINEX_CEP_URL, and how to end it
 */
export async function startPostalCodeServer(): Promise<{
  url: string
  close: () => Promise<void>
}> {
  const server = createServer((request, response) => {
    const cep = /^\/ws\/(\d{8})\/json\/?$/.exec(request.url ?? '')?.[1]
    if (!cep || cep === FAILING_CEP) {
      response.writeHead(cep ? 500 : 400).end()
      return
    }
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(KNOWN[cep] ?? { erro: 'true' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the system gave no port')
  return {
    url: `http://127.0.0.1:${address.port}/ws`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
