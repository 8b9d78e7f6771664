/** Texts of the admin seller list (spec §2, §4, §8, §9). */
export const adminSellers = {
  admin_sellers: {
    list: {
      title: 'Vendedores',
      subtitle: 'Produtores cadastrados, situação da loja e do contrato',
      loading: 'Carregando vendedores...',
      error: 'Falha ao carregar vendedores',
      empty: 'Nenhum vendedor corresponde aos filtros atuais.',
      empty_hint: 'Os produtores aparecem aqui quando se cadastram.',
      count: '%{smart_count} vendedor encontrado |||| %{smart_count} vendedores encontrados',
      search: 'Buscar nome, e-mail, cidade, CNPJ/CPF...',
      search_label: 'Buscar vendedores',
    },
    summary: {
      total: 'Total de vendedores',
      active: 'Ativos',
      signed: 'Contrato assinado',
      unsigned: 'Contrato pendente',
    },
    filter: { contract: 'Contrato', all: 'Todos', signed: 'Assinado', pending: 'Pendente' },
    contract: { signed: 'Assinado', pending: 'Pendente' },
    column: {
      seller: 'Vendedor',
      tax_id: 'CNPJ/CPF',
      city: 'Cidade',
      status: 'Status',
      contract: 'Contrato',
      created: 'Cadastro',
      actions: 'Ações',
    },
    action: { details: 'Ver detalhes' },
  },
}
