/** Texts of 'Férias ou safra', and of the line above every page while it lasts. */
export const pause = {
  pause: {
    loading: 'Carregando a pausa...',
    error: 'Erro ao carregar a pausa',
    try_again: 'Tente novamente.',
    running: 'Em pausa até %{to}: ninguém compra.',
    running_long: 'Os vinhos voltam a ser vendidos em %{back}.',
    to_come: 'Pausa marcada de %{from} a %{to}. Até lá tudo continua à venda.',
    when: 'Quando',
    from: 'Primeiro dia',
    to: 'Último dia',
    days: '%{days} dia, volta em %{back} |||| %{days} dias, volta em %{back}',
    to_hint: 'No dia seguinte os vinhos voltam a ser vendidos.',
    effect: {
      title: 'O que acontece',
      store:
        'Os vinhos continuam na loja, com o dia da volta. Ninguém consegue comprar, nem quem já estava com o carrinho cheio.',
      orders:
        'Os pedidos que você já recebeu continuam: o prazo prometido ao cliente não muda. Aprove e envie como sempre.',
      itself: 'A pausa começa e termina sozinha. Você pode mudar o último dia ou terminar antes.',
    },
    save: 'Marcar a pausa',
    change: 'Salvar as datas',
    saving: 'Salvando...',
    saved: 'Pausa marcada.',
    changed: 'Datas da pausa salvas.',
    failed: 'Não foi possível salvar a pausa. Tente novamente.',
    unsaved: 'As datas da pausa serão perdidas.',
    end: 'Terminar a pausa',
    cancel: 'Cancelar a pausa',
    ended: 'A pausa terminou: seus vinhos estão à venda.',
    canceled: 'A pausa foi cancelada.',
    end_failed: 'Não foi possível terminar a pausa. Tente novamente.',
  },
}
