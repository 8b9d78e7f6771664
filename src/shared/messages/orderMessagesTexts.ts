/** Texts of an order's messages, for both sides (docs/decisions/19). */
export const orderMessages = {
  order_messages: {
    some: '%{smart_count} mensagem |||| %{smart_count} mensagens',
    loading: 'Carregando mensagens...',
    error: 'Não foi possível carregar as mensagens',
    try_again: 'Tente novamente.',
    earlier: 'Mostrar mensagens anteriores',
    kind: 'Quem vai ler',
    message: 'Mensagem',
    note: 'Nota interna',
    count: '%{count} de %{max} caracteres',
    send: 'Enviar mensagem',
    sending: 'Enviando...',
    keep: 'Guardar nota',
    keeping: 'Guardando...',
    sent: 'Mensagem enviada.',
    kept: 'Nota guardada.',
    not_sent: 'Não foi enviada. Tente novamente.',
    unsaved: 'O que você escreveu ainda não foi enviado.',
    seen: 'Vista em %{when}',
    unseen: 'Ainda não vista',
    of: { seller: 'Produtor', staff: 'Equipe winex' },
  },
}

/** What only the seller reads of it. */
export const sellerMessages = {
  order_messages: {
    seller: {
      title: 'Falar com a winex',
      empty: 'Nenhuma mensagem ainda. Escreva à equipe winex sobre este pedido.',
      message: 'A equipe winex lê e é avisada. Ctrl+Enter envia.',
      note: 'Só a sua equipe lê. Ctrl+Enter guarda.',
    },
  },
}

/** What only staff read of it. */
export const staffMessages = {
  order_messages: {
    staff: {
      title: 'Falar com o produtor',
      empty: 'Nenhuma mensagem ainda. Escreva ao produtor sobre este pedido.',
      message: 'O produtor lê e é avisado. Ctrl+Enter envia.',
      note: 'Só a equipe winex lê. Ctrl+Enter guarda.',
    },
  },
}
