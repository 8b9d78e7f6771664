/** The search over everything, opened by Ctrl+K. */
export const quickSearch = {
  quick_search: {
    open: 'Pesquisar em tudo (Ctrl+K)',
    title: 'Pesquisar em tudo',
    /** By area: what it looks through. */
    placeholder: {
      admin: 'Vinho, produtor, pedido, candidatura ou página',
      portal: 'Vinho, pedido ou página',
    },
    results: 'Resultados',
    pages: 'Páginas',
    wine: 'Vinhos',
    order: 'Pedidos',
    seller: 'Produtores',
    application: 'Candidaturas',
    more: 'Ver todos em %{list}',
    waiting: 'Pesquisando…',
    found: '%{smart_count} resultado |||| %{smart_count} resultados',
    none: 'Nada encontrado para “%{text}”.',
    failed: 'A pesquisa não respondeu.',
    keys: '↑ ↓ escolhem · Enter abre · Esc fecha',
    close: 'Fechar',
  },
}
