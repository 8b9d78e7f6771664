import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A whole page of react-admin takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no layout, and so nothing to scroll
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined

afterEach(cleanup)
