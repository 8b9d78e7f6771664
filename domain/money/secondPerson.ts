/** What a second person of the staff decides about. */
export const APPROVAL_KINDS = ['adjustment', 'batch'] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]
export type ApprovalDecision = 'confirmed' | 'refused'

/**
 * Whether a sum waits for a second person: one above the configured limit, in either direction.
 *
 * @param limitCents 0: nothing does
 */
export const needsSecondPerson = (cents: number, limitCents: number): boolean =>
  limitCents > 0 && Math.abs(cents) > limitCents

interface Approval {
  asked_by: string
  asked_by_email: string
  decided_by: string | null
  decision: ApprovalDecision | null
}

/**
 * Why somebody may not decide so, or null. Who asked may take it back and not confirm it, by a new account of the same e-mail
 * neither. The same word of the same person again is no problem (R31).
 */
export function decideProblem(
  approval: Approval,
  { decision, by }: { decision: ApprovalDecision; by: { id: string; email: string | null } },
): string | null {
  if (approval.decision !== null)
    return approval.decision === decision && approval.decided_by === by.id
      ? null
      : approval.decision === 'confirmed'
        ? 'Isto já foi confirmado.'
        : 'Isto já foi recusado.'
  const isAsker = approval.asked_by === by.id || approval.asked_by_email === by.email
  return decision === 'confirmed' && isAsker
    ? 'Quem pediu não confirma: é preciso outra pessoa da equipe.'
    : null
}
