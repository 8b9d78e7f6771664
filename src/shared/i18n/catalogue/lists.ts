/** Texts that every list has: search, pages, states. */
export const lists = {
  lists: {
    reason: { templates: 'Modelos de texto' },
    updating: 'Atualizando a lista',
    reload: 'Atualizar',
    retry: 'Tentar novamente',
    clear_filters: 'Limpar filtros',
    clear_search: 'Limpar busca',
    empty_filtered: 'Tente outra busca ou limpe os filtros.',
    range: '%{from}–%{to} de %{total}',
    pages: 'Páginas de %{list}',
    row_actions: 'Ações de %{name}',
    summary: 'Resumo',
    unknown: 'N/A',
    period: {
      title: 'Criados entre',
      from: 'De',
      to: 'Até',
      apply: 'Aplicar',
      clear: 'Limpar',
      since: 'Desde %{from}',
      until: 'Até %{to}',
      between: '%{from} a %{to}',
    },
  },
  /** What react-admin calls each resource. */
  resources: {
    wines: { name: 'vinho |||| vinhos' },
    orders: { name: 'pedido |||| pedidos' },
    products: { name: 'produto |||| produtos' },
    sellers: { name: 'produtor |||| produtores' },
    applications: { name: 'candidatura |||| candidaturas' },
    audit: { name: 'registro |||| registros' },
    mails: { name: 'e-mail |||| e-mails' },
  },
}
