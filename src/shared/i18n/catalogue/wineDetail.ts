/** Texts of the wine's page (spec §2 Wine detail, §4 Wine activation, §8 Wine status). */
export const wineDetail = {
  wine: {
    loading: 'Carregando vinho...',
    error: 'Erro ao carregar vinho',
    not_found: 'Vinho não encontrado',
    not_found_hint: 'Ele pode ter sido removido, ou o endereço está incompleto.',
    back: 'Voltar para Vinhos',
    id: 'ID',
    copy_id: 'Copiar ID do vinho',
    edit_stock_price: 'Editar Estoque e Preço',
    edit: 'Editar Vinho',
    duplicate: 'Duplicar vinho',
    complete: 'Completar ficha (%{smart_count} campo) |||| Completar ficha (%{smart_count} campos)',
    created: 'Cadastrado em %{date}',
    toggle: {
      label: 'Vinho ativo',
      activated: 'Vinho ativado com sucesso!',
      deactivated: 'Vinho desativado com sucesso!',
      failed: 'Falha ao atualizar status do vinho. Por favor, tente novamente.',
      proposed_hint: 'O vinho fica pronto para ativar quando tiver estoque e preço.',
    },
    review: {
      title: 'Mensagem da equipe winex',
      waiting:
        'Este vinho é o próximo que a equipe winex vai analisar. |||| Este vinho está na fila de análise da equipe winex: é o %{place}º.',
      waiting_long:
        'Este vinho está na fila de análise da equipe winex, com mais de %{count} à frente.',
    },
    image: {
      title: 'Imagem',
      edit: 'Editar',
      dialog: 'Editar Imagem do Vinho',
      alt: 'Foto de %{title}',
      none: 'Ainda sem foto',
      more: 'Mais %{smart_count} foto |||| Mais %{smart_count} fotos',
    },
    basics: {
      title: 'Informações Básicas',
      name: 'Título',
      handle: 'Handle',
      status: 'Status',
      country: 'País de Origem',
      hs_code: 'Código HS',
      weight: 'Peso',
      weight_value: '%{grams} g',
      volume: 'Volume da garrafa',
      description: 'Descrição',
    },
    sections: { title: 'Detalhes do Vinho', tags: 'Ocasião, cultivo e perfil' },
    prices: {
      title: 'Preços',
      retail: 'Preço varejo',
      wholesale: 'Preço atacado',
      per_bottle: 'por garrafa',
      minimum: 'a partir de %{smart_count} garrafa |||| a partir de %{count} garrafas',
    },
    inventory: {
      title: 'Inventário',
      available: 'Quantidade Disponível',
      reserved: '%{smart_count} reservada em pedidos |||| %{count} reservadas em pedidos',
    },
  },
}
