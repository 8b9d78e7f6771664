/** Texts of the admin product list (spec §2, §4, §8, §9); quoted ones keep the spec's spelling without accents (R1). */
export const adminProducts = {
  admin_products: {
    list: {
      title: 'Produtos',
      subtitle: 'Todos os vinhos do marketplace, de todos os produtores',
      loading: 'Carregando produtos...',
      error: 'Erro ao carregar produtos',
      empty: 'Nenhum produto corresponde aos filtros atuais.',
      empty_hint: 'Os vinhos aparecem aqui quando os produtores os cadastram.',
      count: '%{count} produto encontrado |||| %{count} produtos encontrados',
      search: 'Buscar por título, produtor ou história...',
      search_label: 'Buscar produtos',
    },
    summary: {
      total: 'Total de produtos',
      published: 'Publicados',
      drafts: 'Rascunhos',
      rejected_archived: 'Rejeitados / arquivados',
    },
    filter: {
      status: 'Status',
      all: 'Todos',
      proposed: 'Propostos',
      published: 'Publicados',
      draft: 'Rascunhos',
      rejected: 'Rejeitados',
      archived: 'Arquivados',
    },
    column: {
      product: 'Produto',
      seller: 'Produtor',
      type: 'Tipo',
      status: 'Status',
      price: 'Menor preco',
      stock: 'Estoque',
      created: 'Criado em',
      actions: 'Ações',
    },
    bottles: '%{count} garrafa |||| %{count} garrafas',
    action: { details: 'Ver detalhes' },
  },
}
