/** Texts of the privacy card (issue 6 Account settings, LGPD). */
export const privacy = {
  privacy: {
    title: 'Privacidade e dados pessoais',
    text: 'A LGPD garante a você levar seus dados e pedir a exclusão deles.',
    export: 'Baixar meus dados',
    exporting: 'Preparando...',
    export_failed: 'Não foi possível preparar seus dados. Tente novamente.',
    erase: 'Excluir conta',
    kept: 'O que fica, por lei',
    company: {
      option: 'Excluir a conta da empresa e de toda a equipe',
      text: 'Os vinhos saem da loja, e perfil, fotos, equipe e mensagens são apagados.',
    },
    person: {
      option: 'Excluir somente os meus dados',
      text: 'Seu acesso e seus dados são apagados; a empresa continua com a equipe.',
    },
    scope: 'O que excluir',
    dialog: {
      title: 'Excluir conta',
      text: 'A exclusão é imediata e não pode ser desfeita. Baixe seus dados antes, se quiser guardá-los.',
      password: 'Senha',
      password_required: 'Senha é obrigatória',
      word: 'Digite %{word} para confirmar',
      cancel: 'Cancelar',
      confirm: 'Excluir definitivamente',
      pending: 'Excluindo...',
    },
    failed: 'Não foi possível excluir a conta. Tente novamente.',
    done: 'Sua conta foi excluída.',
  },
}
