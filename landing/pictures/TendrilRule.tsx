/** A vine's tendril as a rule between title and text. */
export function TendrilRule() {
  return (
    <svg className="tendril" viewBox="0 0 120 24" width="120" height="24" aria-hidden="true">
      <path d="M2 14C20 2 34 22 52 14S80 2 92 8C104 14 98 22 92 19C87 16 92 10 98 12" />
    </svg>
  )
}
