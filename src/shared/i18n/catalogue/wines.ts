/** Texts of the seller's wine list (spec §2 Wine list). */
export const wines = {
  wines: {
    list: {
      title: 'Vinhos',
      subtitle: 'Gerencie o estoque, os preços e a publicação dos seus vinhos',
      add: 'Adicionar vinho',
      loading: 'Carregando vinhos...',
      error: 'Erro ao carregar vinhos',
      empty: 'Nenhum vinho encontrado',
      empty_hint: 'Cadastre o primeiro vinho da sua adega para começar a vender.',
      count: '%{smart_count} vinho encontrado |||| %{smart_count} vinhos encontrados',
      search: 'Buscar vinhos...',
      search_label: 'Buscar vinhos',
    },
    summary: {
      total: 'Total de vinhos',
      active: 'Vinhos ativos',
      stock: 'Estoque',
      bottles: '%{count} garrafa |||| %{count} garrafas',
    },
    filter: { status: 'Status', all: 'Todos', published: 'Publicados', draft: 'Rascunhos' },
    column: {
      name: 'Nome',
      type: 'Tipo',
      status: 'Status',
      quantity: 'Quantidade',
      price: 'Preço',
      actions: 'Ações',
    },
    action: { details: 'Ver detalhes', edit: 'Editar' },
  },
}
