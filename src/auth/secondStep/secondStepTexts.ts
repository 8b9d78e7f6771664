/** Texts of the second step of a sign-in. A file of its own: it is downloaded by those who have a second factor. */
export const secondStep = {
  second_step: {
    totp: {
      text: 'Abra o aplicativo autenticador no seu celular e digite o código da winex.',
      label: 'Código de 6 números',
      other: 'Perdi o aparelho: usar um código de recuperação',
    },
    recovery: {
      text: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
      label: 'Código de recuperação',
      other: 'Usar o código do aplicativo',
    },
    submit: 'Confirmar',
    submitting: 'Confirmando...',
    back: 'Voltar e digitar a senha de novo',
    failed: 'Não foi possível confirmar o código. Tente novamente.',
  },
}
