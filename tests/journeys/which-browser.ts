// Prints which browser the journeys will drive, or in one sentence what is missing.
import { findBrowser } from '../../scripts/run/browser.mjs'

try {
  const found = await findBrowser()
  console.log(found.kind === 'bundled' ? 'the bundled Chromium' : found.path)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
