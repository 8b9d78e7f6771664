/** The one person of the platform's staff in the demonstration. */
export const STAFF = {
  first_name: 'Clara',
  last_name: 'Nogueira',
  email: 'equipe@winex.example',
  password: 'Adega-2025',
} as const
