import { StyleSheet } from '@emotion/sheet'

// jsdom does not draw: a thousand style elements would only be searched at each look for a role. How things look is for the journeys.
StyleSheet.prototype.insert = () => undefined
