/** Names the mail about a decision, so that undoing the decision finds it. */
export const decisionMailKey = (decisionId: string): string => `wine-decision:${decisionId}`
