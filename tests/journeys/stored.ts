import type { Client } from './client.ts'

/** A script for a page's beginning: its storage holds prepared values. */
export const storing = (values: Readonly<Record<string, string>>): string =>
  `Object.assign(localStorage, ${JSON.stringify(values)})`

/** What who is signed in with a demo wallet has stored; nothing of who is not. */
export const sessionOf = (client: Client): Readonly<Record<string, string>> =>
  client.token === '' ? {} : { wallet: `demo:${client.address}`, token: client.token }
