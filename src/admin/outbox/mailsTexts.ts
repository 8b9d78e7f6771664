/** Texts of /admin/mails. */
export const mails = {
  mail: {
    list: {
      title: 'E-mails com falha',
      subtitle: 'O que o servidor de e-mail não aceitou. O texto das mensagens não é mostrado.',
      loading: 'Carregando e-mails...',
      error: 'Falha ao carregar os e-mails',
      empty: 'Nenhum e-mail com falha.',
      empty_hint: 'Quando um e-mail não puder ser entregue, ele aparece aqui.',
      count: '%{count} e-mail com falha |||| %{count} e-mails com falha',
    },
    column: {
      created_at: 'Criado em',
      subject: 'E-mail',
      status: 'Situação',
      error: 'Último erro',
      actions: 'Ações',
    },
    attempts: '%{smart_count} tentativa |||| %{smart_count} tentativas',
    next_attempt: 'próxima em %{at}',
    notice: {
      title:
        '%{smart_count} e-mail não foi entregue |||| %{smart_count} e-mails não foram entregues',
      text: 'As tentativas acabaram. Veja o erro, tente de novo ou descarte.',
      open: 'Ver e-mails',
    },
    retryMail: {
      label: 'Tentar de novo',
      label_of: 'Tentar de novo: %{subject}, para %{to}',
      pending: 'Enviando...',
      done: 'Novo envio para %{to} pedido',
      failed: 'Não foi possível tentar de novo. %{message}',
    },
    discardMail: {
      label: 'Descartar',
      label_of: 'Descartar: %{subject}, para %{to}',
      pending: 'Descartando...',
      title: 'Descartar este e-mail?',
      text: 'Ele nunca será enviado para %{to}. Isso não pode ser desfeito.',
      done: 'E-mail para %{to} descartado',
      failed: 'Não foi possível descartar. %{message}',
    },
  },
}
