import { FRAME_WORDS } from '../page/frameWords'

/** Languages of a bottle's page: the law's, and the one of visitors. */
export type BottleLanguage = 'pt-BR' | 'en'

/** Texts of the bottles' pages beside the facts. */
export const PAGE_WORDS = {
  'pt-BR': {
    other: 'English',
    ...FRAME_WORDS,
    picture: (title: string) => `Foto de ${title}`,
    pairing: 'Acompanha',
    read: 'Ler o que está no rótulo',
    natural: 'O que natural quer dizer aqui',
    meaning:
      'Vinho natural não é uma classe de vinho na lei brasileira. Aqui a palavra vale o que esta lista mostra, e cada linha diz quem a afirma.',
    papers: 'Laudos e certificados são os que o produtor informou.',
    missing: 'O produtor não informou',
    sources: 'Fontes',
    facts: 'O que há na garrafa',
    wine: 'A história do vinho',
    producer: 'Quem faz',
    kept: 'Este vinho não está à venda na winex agora. A página mostra o que se dizia dele por último.',
    newer: (vintage: string | null) => `Veja o vinho de hoje${vintage ? `: safra ${vintage}` : ''}`,
    code: 'Código do rótulo',
    again: 'Abrir de novo',
    write: 'Escrever para a winex',
    messages: {
      removed: {
        title: 'Este vinho saiu da winex',
        text: 'A página desta garrafa foi retirada. O que a lei pede está no rótulo; dúvidas, com o produtor.',
      },
      unknown: {
        title: 'Código não encontrado',
        text: 'Confira o código impresso no rótulo: são oito letras e números, sem 0, O, 1 e I.',
      },
      busy: {
        title: 'Muitas consultas de uma vez',
        text: 'Aguarde um pouco e abra a página de novo.',
      },
      away: {
        title: 'A página não abriu',
        text: 'O serviço está indisponível no momento. Tente de novo em instantes.',
      },
    },
  },
  en: {
    other: 'Português',
    home: 'winex, home page',
    picture: (title: string) => `Picture of ${title}`,
    pairing: 'Goes with',
    read: 'Read what is on the label',
    natural: 'What natural means here',
    meaning:
      'Natural wine is not a class of wine in Brazilian law. Here the word is worth what this list shows, and each line says whose word it is.',
    papers: 'Lab reports and certificates are those that the producer named.',
    missing: 'Not stated by the producer',
    sources: 'Sources (in Portuguese)',
    facts: 'What is in the bottle',
    wine: 'The story of the wine',
    producer: 'Who makes it',
    kept: 'This wine is not on sale at winex now. The page shows what was last said of it.',
    newer: (vintage: string | null) =>
      `See the wine of today${vintage ? `: vintage ${vintage}` : ''}`,
    adults: 'Not for sale to anyone under 18.',
    moderation: 'Avoid excessive consumption of alcohol.',
    code: 'Label code',
    questions: 'Questions:',
    again: 'Open again',
    write: 'Write to winex',
    messages: {
      removed: {
        title: 'This wine has left winex',
        text: 'The page of this bottle was withdrawn. What the law asks for is on the label; the producer answers questions.',
      },
      unknown: {
        title: 'Code not found',
        text: 'Check the code printed on the label: eight letters and digits, without 0, O, 1 and I.',
      },
      busy: {
        title: 'Too many requests at once',
        text: 'Wait a moment and open the page again.',
      },
      away: {
        title: 'The page did not open',
        text: 'The service is not available at the moment. Try again shortly.',
      },
    },
  },
} as const satisfies Record<BottleLanguage, unknown>

export type PageMessage = keyof (typeof PAGE_WORDS)['en']['messages']
