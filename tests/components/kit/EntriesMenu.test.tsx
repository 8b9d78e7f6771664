import { render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { team } from '../../../src/admin/staff'
import EntriesMenu from '../../../src/kit/shell/EntriesMenu'

/** Where the menu is put for a button whose upper and lower edge are there. */
function menuTop(top: number, bottom: number): string {
  const anchor = document.createElement('button')
  document.body.append(anchor)
  anchor.getBoundingClientRect = () => new DOMRect(300, top, 60, bottom - top)
  const { unmount } = render(
    <MemoryRouter>
      <CoreAdminContext>
        <EntriesMenu pages={team.navigation ?? []} anchor={anchor} onClose={vi.fn()} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  const place = screen.getByRole('menu').closest<HTMLElement>('.MuiPaper-root')?.style.top ?? ''
  unmount()
  anchor.remove()
  return place
}

test("'Mais' opens below its button in the bar, and above it at the foot of a phone, where it would cover it", () => {
  expect(menuTop(10, 54)).toBe('54px')
  expect(menuTop(684, 736)).toBe('684px')
})
