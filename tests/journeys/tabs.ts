import type { Page } from 'playwright-core'

import type { Client } from './client.ts'
import { browser, stack } from './onStage.ts'
import { Person } from './person.ts'
import { sessionOf, storing } from './stored.ts'

/** Two tabs of one browser; who is signed in stands in its storage once, and not again with every page. */
export async function tabs(client: Client): Promise<[Person, Page]> {
  const reader = await Person.at(browser, stack.server.url, 'en')
  await reader.page.goto('/')
  await reader.page.evaluate(storing(sessionOf(client)))
  await reader.page.reload()
  await reader.button(/^Account/).waitFor()
  const other = await reader.page.context().newPage()
  other.setDefaultTimeout(30_000)
  return [reader, other]
}
