import type { StaffAbility } from '#domain/staff/staffRoles'
import type { HitKind } from '#domain/home/hitKinds'
import type { ComponentType, ReactNode } from 'react'
import type { ResourceProps } from 'react-admin'

/** An entry of an area's navigation. */
export interface NavigationItem {
  /** Key of the catalogue. */
  label: string
  /** Absolute address, from `paths`; active by path prefix. */
  to: string
  /** Other beginnings of addresses for which it is active. */
  alsoAt?: readonly string[]
  /** Active at its own address only. */
  exact?: boolean
  icon: ComponentType
  /** Position from left to right. */
  order: number
}

/** A page that the search finds and the navigation does not show. */
export interface FoundPage {
  /** Keys of the catalogue: its name, what it is part of. */
  label: string
  of?: string
  to: string
}

/** Something to do that the search finds by its name: at once, or with a record that is chosen first (issue 32.3). */
export type QuickAct = {
  /** Key of the catalogue. */
  label: string
  /** What a member of the staff must be allowed to do (R54). */
  may?: StaffAbility
  /** Whether a seller of this status may (R14). */
  seller?: (storeStatus: unknown) => boolean
} & ({ to: string } | { with: HitKind; open: (id: string) => string })

/**
 * The one door of a feature folder (`src/portal/wines/index.ts` …). An area shows what its features
 * list; nothing else has to be told of a new page.
 */
export interface Feature {
  /** Staff's features: what one must be allowed to do to be shown them (R54). Absent: everybody. */
  may?: StaffAbility
  /** `edit` and `show` are pages of one record, mounted again for each. */
  resources?: (Omit<ResourceProps, 'edit' | 'show'> & {
    edit?: ComponentType
    show?: ComponentType
  })[]
  /** Pages that are no resource view; `path` below the area's root, e.g. `add-price/:id`. */
  routes?: { path: string; element: ReactNode }[]
  navigation?: NavigationItem[]
  pages?: FoundPage[]
  acts?: QuickAct[]
  /** Shown above every page of the area (the contract banner, for example); may render nothing. */
  notice?: ComponentType
}
