/** Who may sign in: staff, sellers, providers (spec §7). */
export type ActorType = 'user' | 'seller' | 'provider'
