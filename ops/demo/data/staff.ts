/** The one person of the platform's staff in the demonstration. */
export const STAFF = {
  firstName: 'Clara',
  lastName: 'Nogueira',
  email: 'equipe@winex.example',
  password: 'Adega-2025',
} as const
