import { Client } from './client.ts'
import { browser, stack } from './onStage.ts'
import { type Locale, Person } from './person.ts'

/** Lets chain time pass, and the index follow. */
export async function travel(seconds: number): Promise<void> {
  await stack.world.net.travel(seconds)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}

/**
 * An account signed in, with a phone; `sign` signs what the sheet shows and waits until this text
 * appears.
 */
export async function arrive(name: string, locale: Locale) {
  const client = new Client(stack, name)
  await client.signIn()
  const person = await Person.at(browser, stack.server.url, locale, client)
  const sign = async (message: string): Promise<void> => {
    await person.confirm()
    await person.done(message)
  }
  return { client, person, sign, page: person.page, labels: person.labels }
}
