import { demoAccounts } from '#tools/devnet/accounts.ts'
import { seedNews } from '#tools/seed/seedNews.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { canonicalText } from '../announcement.ts'
import { continued, headAt, signed } from '../keeper/announce.ts'
import type { Draft } from '../keeper/draft.ts'

/** The announcer's key on the local network. */
export const announcerKey = demoAccounts(1)[0]!.privateKey

/** The demo's three. */
export async function makeNews({ server }: Pick<Stack, 'server'>): Promise<void> {
  await seedNews(server.url, 'ab'.repeat(32))
}

export const plainDraft: Draft = {
  kind: 'news',
  en: { title: 'Title', body: 'One.\n\nTwo.' },
  tc: { title: '標題', body: '第一段。\n\n第二段。' },
}

/** The form that publishes a draft as the next announcement; `change` is made to what is signed. */
export async function formOf(
  server: string,
  draft: Draft = plainDraft,
  change: object = {},
  key = announcerKey,
): Promise<{ announcement: Uint8Array<ArrayBuffer>; signature: string }> {
  const one = { ...continued(await headAt(server), draft), ...change }
  const text = canonicalText(one)
  return { announcement: new TextEncoder().encode(text), signature: await signed(text, key) }
}
