import type { HitKind } from '#domain/home/hitKinds'

/** Where an area shows what the search over everything finds; a kind that it does not have is absent. */
export type HitPlaces = Partial<
  Record<
    HitKind,
    {
      /** The list that finds all of them by the same text, where there is one. */
      list?: string
      open: (id: string) => string
    }
  >
>
