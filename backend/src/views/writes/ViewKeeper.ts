/** Who keeps views of lists, and where. */
export interface ViewKeeper {
  /** The seller's id, or 'staff': who shares it sees what is kept for all. */
  scope: string
  /** The member's or the staff person's id. */
  personId: string
  mayShare: boolean
  /** May take away what somebody else keeps for all: owners, and administration. */
  maySweep: boolean
}
