/** Address of a sign-in page that remembers where the visitor wanted to go, and why they are there. */
export function signInAddress(
  page: string,
  options: { from?: string; reason?: 'expired' } = {},
): string {
  const query = new URLSearchParams()
  if (options.from) query.set('from', options.from)
  if (options.reason) query.set('reason', options.reason)
  const text = query.toString()
  return text ? `${page}?${text}` : page
}
