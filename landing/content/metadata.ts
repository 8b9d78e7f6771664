import { PAGES } from '#domain/site/pages'

export interface PageMetadata {
  address: string
  title: string
  description: string
}

export const landingMetadata: PageMetadata = {
  address: PAGES.home.address,
  title: 'winex: o caminho do vinho natural brasileiro até a mesa',
  description:
    'Micro-vinícolas do Brasil vendem vinho natural a apreciadores e investidores, inclusive antes da colheita. Candidate-se a produtor fundador: mensalidade isenta para sempre.',
}

export const termsMetadata: PageMetadata = {
  address: PAGES.terms.address,
  title: 'Termos de Uso | winex',
  description:
    'As regras de uso da winex para produtores, compradores e visitantes: cadastro, vendas, comissão, responsabilidades e foro.',
}

export const privacyMetadata: PageMetadata = {
  address: PAGES.privacy.address,
  title: 'Política de Privacidade | winex',
  description:
    'Quais dados pessoais a winex trata, para quê, por quanto tempo, com quem compartilha e como exercer os seus direitos da LGPD.',
}
